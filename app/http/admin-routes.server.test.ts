import { describe, expect, test } from "vitest";
import { adminActions, adminLoaders, adminRoutes, responseOf } from "#tests/support/admin-routes.ts";
import { addressOf, dataActions, dataRoutes } from "#tests/support/route-addresses.ts";
import { sessionCookie } from "./cookies.server.ts";

test("ADMIN-04: the test finds the admin routes", () => {
  expect(adminRoutes.length).toBeGreaterThan(10);
});

describe("an anonymous request", () => {
  test.each(adminLoaders)(
    "ADMIN-04: the loader of $name redirects to sign-in, or responds with 401 for data",
    async ({ name, run }) => expectRefusal(await responseOf(run, request(name)), dataRoutes.has(name)),
  );

  test.each(adminActions)(
    "ADMIN-04: the action of $name redirects to sign-in, or responds with 401 for data",
    async ({ name, run }) => {
      const answer = await responseOf(run, request(name, { method: "POST", body: new FormData() }));
      expectRefusal(answer, dataActions.has(name));
    },
  );

  test.each(adminLoaders)(
    "ADMIN-04: the loader of $name rejects an invalid session token",
    async ({ name, run }) => {
      const cookie = sessionCookie("made-up", new Date(Date.now() + 60_000));
      const answer = await responseOf(run, request(name, { headers: { Cookie: cookie } }));
      expectRefusal(answer, dataRoutes.has(name));
    },
  );
});

test.each(adminRoutes.filter(({ module }) => "default" in module && !module.loader))(
  "ADMIN-04: $name has a loader that checks access",
  ({ name }) => {
    expect.fail(`${name} draws a screen for everybody`);
  },
);

function request(name: string, init?: RequestInit): Request {
  return new Request(`http://localhost${addressOf(name)}`, init);
}

function expectRefusal(answer: Response | undefined, isData: boolean) {
  if (!isData) return expectSignIn(answer);
  expect(answer?.status).toBe(401);
  expect(answer?.headers.get("Location")).toBeNull();
  expect(answer?.headers.get("Cache-Control")).toBe("no-store");
}

function expectSignIn(answer: Response | undefined) {
  expect(answer?.status).toBe(302);
  expect(answer?.headers.get("Location")).toMatch(/^\/admin\/sign-in(\?|$)/);
  expect(answer?.headers.get("Cache-Control")).toBe("no-store");
}
