import { describe, expect, test } from "vitest";
import { startSession } from "#app/domain/accounts/sessions.server.ts";
import { db } from "#app/platform/database.server.ts";
import { createStaff } from "#db/factories/accounts.ts";
import { addressOf, adminActions, adminLoaders, adminRoutes, responseOf } from "#tests/admin-routes.ts";
import { sessionCookie } from "./session-cookie.server.ts";

test("ADMIN-04: the routes of the admin are found", () => {
  expect(adminRoutes.length).toBeGreaterThan(10);
});

describe("an anonymous request", () => {
  test.each(adminLoaders)("ADMIN-04: the loader of $name sends to sign-in", async ({ name, run }) => {
    expectSignIn(await responseOf(run, request(name)));
  });

  test.each(adminActions)("ADMIN-04: the action of $name sends to sign-in", async ({ name, run }) => {
    expectSignIn(await responseOf(run, request(name, { method: "POST", body: new FormData() })));
  });

  test.each(adminLoaders)("ADMIN-04: the loader of $name takes no made-up session", async ({ name, run }) => {
    const cookie = sessionCookie("made-up", new Date(Date.now() + 60_000));
    expectSignIn(await responseOf(run, request(name, { headers: { Cookie: cookie } })));
  });
});

test.each(adminRoutes.filter(({ module }) => "default" in module && !module.loader))(
  "ADMIN-04: $name has a loader that guards it",
  ({ name }) => {
    expect.fail(`${name} draws a screen for everybody`);
  },
);

test.each(adminActions)(
  "SAFE-04: the action of $name refuses a form of another site",
  async ({ name, run }) => {
    const staff = await createStaff();
    const { token, expiresAt } = await startSession(db, staff.id, { userAgent: null, address: null });
    const headers = { Cookie: sessionCookie(token, expiresAt), "Sec-Fetch-Site": "cross-site" };
    const answer = await responseOf(run, request(name, { method: "POST", body: new FormData(), headers }));
    expect(answer?.status).toBe(403);
  },
);

function request(name: string, init?: RequestInit): Request {
  return new Request(`http://localhost${addressOf(name)}`, init);
}

function expectSignIn(answer: Response | undefined) {
  expect(answer?.status).toBe(302);
  expect(answer?.headers.get("Location")).toMatch(/^\/admin\/sign-in(\?|$)/);
  expect(answer?.headers.get("Cache-Control")).toBe("no-store");
}
