import type { BrowserContext } from "playwright/test";
import type { Role } from "#db/schema/accounts.ts";
import { createStaff } from "./factories/accounts.ts";
import { sessionCookieOf } from "./session-cookie-of.ts";

/** Signs the context in as a new user with this role, and returns the user. */
export async function signInAs(context: BrowserContext, baseURL: string | undefined, role: Role) {
  const staff = await createStaff({ role });
  const [name = "", value = ""] = (await sessionCookieOf(staff)).split("=");
  await context.addCookies([{ name, value, url: baseURL }]);
  return staff;
}
