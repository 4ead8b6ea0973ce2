import type { ActionFunction, LoaderFunction } from "@remix-run/node";
import { describe, expect, test } from "vitest";
import { startSession } from "#app/domain/accounts/sessions.server.ts";
import { db } from "#app/platform/database.server.ts";
import { createStaff } from "#db/factories/accounts.ts";
import { sessionCookie } from "./session-cookie.server.ts";

interface RouteModule {
  loader?: LoaderFunction;
  action?: ActionFunction;
}

/** Every module of a route under /admin, found by its file, so that a new one is in this test by itself. */
const modules = import.meta.glob<RouteModule>(
  ["../routes/admin*/route.{ts,tsx}", "../routes/admin*.{ts,tsx}"],
  {
    eager: true,
  },
);

/** Who is not signed in must reach these. */
const open = new Set(["admin_.sign-in", "admin_.sign-out", "admin_.setup"]);

const routes = Object.entries(modules)
  .map(([file, module]) => ({ name: file.replace(/^\.\.\/routes\/|(\/route)?\.tsx?$/g, ""), module }))
  .filter(({ name }) => !open.has(name));

const loaders = routes.flatMap(({ name, module }) => (module.loader ? [{ name, run: module.loader }] : []));
const actions = routes.flatMap(({ name, module }) => (module.action ? [{ name, run: module.action }] : []));

test("ADMIN-04: the routes of the admin are found", () => {
  expect(routes.length).toBeGreaterThan(10);
});

describe("an anonymous request", () => {
  test.each(loaders)("ADMIN-04: the loader of $name sends to sign-in", async ({ name, run }) => {
    expectSignIn(await answerOf(run, request(name)));
  });

  test.each(actions)("ADMIN-04: the action of $name sends to sign-in", async ({ name, run }) => {
    expectSignIn(await answerOf(run, request(name, { method: "POST", body: new FormData() })));
  });

  test.each(loaders)("ADMIN-04: the loader of $name takes no made-up session", async ({ name, run }) => {
    const cookie = sessionCookie("made-up", new Date(Date.now() + 60_000));
    expectSignIn(await answerOf(run, request(name, { headers: { Cookie: cookie } })));
  });
});

test.each(routes.filter(({ module }) => "default" in module && !module.loader))(
  "ADMIN-04: $name has a loader that guards it",
  ({ name }) => {
    expect.fail(`${name} draws a screen for everybody`);
  },
);

test.each(actions)("SAFE-04: the action of $name refuses a form of another site", async ({ name, run }) => {
  const staff = await createStaff();
  const { token, expiresAt } = await startSession(db, staff.id, { userAgent: null, address: null });
  const headers = { Cookie: sessionCookie(token, expiresAt), "Sec-Fetch-Site": "cross-site" };
  const answer = await answerOf(run, request(name, { method: "POST", body: new FormData(), headers }));
  expect(answer?.status).toBe(403);
});

/** The address of a route, with something in the place of every parameter. */
function request(name: string, init?: RequestInit): Request {
  const path = name
    .split(".")
    .filter((segment) => !segment.startsWith("_"))
    .map((segment) => (/^\(?\$/.test(segment) ? "0b9a6f0e-8b7a-4a35-a70f-6c1f2f1b4f0a" : segment))
    .join("/");
  return new Request(`http://localhost/${path}`, init);
}

async function answerOf(
  run: LoaderFunction | ActionFunction,
  request: Request,
): Promise<Response | undefined> {
  const answer = await Promise.resolve(run({ request, params: {}, context: {} })).catch((thrown) => thrown);
  return answer instanceof Response ? answer : undefined;
}

function expectSignIn(answer: Response | undefined) {
  expect(answer?.status).toBe(302);
  expect(answer?.headers.get("Location")).toMatch(/^\/admin\/sign-in(\?|$)/);
  expect(answer?.headers.get("Cache-Control")).toBe("no-store");
}
