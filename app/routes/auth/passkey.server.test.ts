import { expect, test } from "vitest";
import { db } from "#app/platform/database.server.ts";
import { passkeyChallenges } from "#db/schema/second-factors.ts";
import { responseOf } from "#tests/support/admin-routes.ts";
import { action } from "./passkey.ts";

test("ADMIN-02: passkey sign-in attempts are rate-limited, and rejected ones store nothing", async () => {
  for (let attempt = 0; attempt < 50; attempt += 1) expect((await begin())?.status).toBe(200);

  const answer = await begin();
  expect(answer?.status).toBe(429);
  expect(await answer?.json()).toEqual({ problem: expect.stringMatching(/^Too many attempts/) });
  expect(await db.$count(passkeyChallenges)).toBe(50);
});

function begin() {
  const request = new Request("https://kestrel.example/admin/sign-in/passkey", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ step: "begin" }),
  });
  return responseOf(action, request);
}
