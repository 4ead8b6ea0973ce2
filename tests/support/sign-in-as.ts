import type { BrowserContext } from "playwright/test";
import { startSession } from "#app/domain/accounts/sessions.server.ts";
import { sessionCookie } from "#app/http/cookies.server.ts";
import { db } from "#app/platform/database.server.ts";
import type { Role } from "#db/schema/accounts.ts";
import { createStaff } from "./factories/accounts.ts";

/** Signs the context in as a new user with this role. */
export async function signInAs(context: BrowserContext, baseURL: string | undefined, role: Role) {
  const staff = await createStaff({ role });
  const { token, expiresAt } = await startSession(db, staff.id, { userAgent: null, address: null });
  const [name = "", value = ""] = (sessionCookie(token, expiresAt).split(";")[0] ?? "").split("=");
  await context.addCookies([{ name, value, url: baseURL }]);
}
