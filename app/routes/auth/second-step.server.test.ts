import { TOTP, URI } from "otpauth";
import { expect, test } from "vitest";
import {
  beginAuthenticator,
  confirmAuthenticator,
  findBegunAuthenticator,
} from "#app/domain/accounts/authenticator.server.ts";
import { responseOf } from "#tests/support/admin-routes.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { loader, action as showCode } from "./second-step.tsx";
import { action as signIn } from "./sign-in.tsx";

const password = "four quiet words here";
const site = "https://kestrel.example";

test("ADMIN-03: the password redirects to the second step without a session, and the code starts one", async () => {
  const staff = await createStaff({ password });
  const session = { id: crypto.randomUUID(), staff };
  await beginAuthenticator(session);
  const totp = URI.parse((await findBegunAuthenticator(session))?.uri ?? "");
  if (!(totp instanceof TOTP)) throw new Error("no app was begun");
  const before = new Date(Date.now() - 60_000);
  await confirmAuthenticator(session, totp.generate({ timestamp: before.getTime() }), before);

  const answer = await post(signIn, "/admin/sign-in?returnTo=/admin/leads", { email: staff.email, password });
  expect(answer?.status).toBe(303);
  expect(answer?.headers.get("Location")).toBe("/admin/sign-in/second-step?returnTo=%2Fadmin%2Fleads");
  expect(cookiesOf(answer)).toEqual(["__Host-sign-in"]);

  const pending = answer?.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const inside = await post(
    showCode,
    "/admin/sign-in/second-step?returnTo=/admin/leads",
    { code: totp.generate() },
    pending,
  );
  expect(inside?.headers.get("Location")).toBe("/admin/leads");
  expect(cookiesOf(inside)).toEqual(["__Host-session", "__Host-device", "__Host-sign-in"]);
});

test("ADMIN-03: the second step redirects to sign-in if no password was entered before", async () => {
  const request = new Request(`${site}/admin/sign-in/second-step?returnTo=/admin/leads`);
  const answer = await responseOf(loader, request);
  expect(answer?.headers.get("Location")).toBe("/admin/sign-in?returnTo=%2Fadmin%2Fleads");
});

function post(run: typeof signIn | typeof showCode, path: string, form: Record<string, string>, cookie = "") {
  const request = new Request(site + path, {
    method: "POST",
    headers: { Cookie: cookie },
    body: new URLSearchParams(form),
  });
  return responseOf(run, request);
}

function cookiesOf(answer: Response | undefined) {
  return answer?.headers.getSetCookie().map((line) => line.split("=")[0]);
}
