import { expect, test } from "vitest";
import { startPendingSignIn } from "#app/domain/accounts/sessions.server.ts";
import { pendingCookie } from "#app/http/cookies.server.ts";
import { db } from "#app/platform/database.server.ts";
import { passkeyChallenges } from "#db/schema/second-factors.ts";
import { responseOf } from "#tests/support/admin-routes.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { action } from "./passkey.ts";

test("ADMIN-02: passkey sign-in attempts are rate-limited, and rejected ones store nothing", async () => {
  for (let attempt = 0; attempt < 50; attempt += 1) expect((await begin())?.status).toBe(200);

  const answer = await begin();
  expect(answer?.status).toBe(429);
  expect(await answer?.json()).toEqual({ problem: expect.stringMatching(/^Too many attempts/) });
  expect(await db.$count(passkeyChallenges)).toBe(50);
});

test("ADMIN-03: after another account's password, a passkey alone can be of any account", async () => {
  const { token } = await startPendingSignIn((await createStaff()).id);
  const headers = { Cookie: pendingCookie.set(token).split(";")[0] ?? "" };
  expect(await (await begin("", headers))?.json()).not.toHaveProperty("allowCredentials");
  expect(await (await begin("?second=yes", headers))?.json()).toMatchObject({ allowCredentials: [] });
});

function begin(query = "", headers: Record<string, string> = {}) {
  const request = new Request(`https://kestrel.example/admin/sign-in/passkey${query}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify({ step: "begin" }),
  });
  return responseOf(action, request);
}
