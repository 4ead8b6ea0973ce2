import type { ActionFunction, LoaderFunction } from "@remix-run/node";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startProxy } from "#tests/support/proxy.ts";
import { routeArguments } from "#tests/support/route-arguments.ts";

const postgres = await startProxy(process.env.DATABASE_URL ?? "");
process.env.DATABASE_URL = postgres.url;
const recover = await import("#app/routes/auth/recover.tsx");
const invitation = await import("#app/routes/auth/invitation.tsx");
const setup = await import("#app/routes/auth/setup.tsx");
const secondStep = await import("#app/routes/auth/second-step.tsx");
const sitemap = await import("#app/routes/feeds/sitemap.ts");
const feed = await import("#app/routes/feeds/news.ts");
const llms = await import("#app/routes/feeds/llms.ts");
const notFound = await import("#app/routes/site/not-found.tsx");

beforeEach(() => postgres.cut());
afterEach(() => postgres.restore());

test("SAFE-02, ADMIN-02: links into the admin respond with 503 while Postgres is unavailable", async () => {
  for (const [run, path] of [
    [recover.loader, "/admin/recover?token=a"],
    [invitation.loader, "/admin/invitation?token=a"],
    [setup.loader, "/admin/setup?token=a"],
    [secondStep.loader, "/admin/sign-in/second-step"],
  ] as const) {
    await requireConnectionError(run, path);
  }
});

test("SAFE-02, READ-01: an uncached sitemap, feed or llms.txt responds with 503 while Postgres is unavailable", async () => {
  for (const [run, path] of [
    [sitemap.loader, "/sitemap.xml"],
    [feed.loader, "/feed.xml"],
    [llms.loader, "/llms.txt"],
  ] as const) {
    await requireConnectionError(run, path);
  }
});

test("SAFE-02, PAGE-05: an address that may have a redirect responds with 503 while Postgres is unavailable", async () => {
  await requireConnectionError(notFound.loader, "/moved");
});

test("SAFE-02, ADMIN-06: sign-in forms return the entered values without the password while Postgres is unavailable", async () => {
  const password = "four quiet words here";
  expect(await sent(recover.action, "/admin/recover", { email: "ines@ferries.example" })).toEqual({
    email: "ines@ferries.example",
  });
  expect(await sent(recover.action, "/admin/recover?token=a", { password })).toEqual({});
  expect(await sent(invitation.action, "/admin/invitation?token=a", { name: "Ines", password })).toEqual({
    name: "Ines",
  });
  const owner = { name: "Ines", email: "ines@ferries.example" };
  expect(await sent(setup.action, "/admin/setup?token=a", { ...owner, password })).toEqual(owner);
  expect(await sent(secondStep.action, "/admin/sign-in/second-step", { code: "123456" })).toEqual({
    code: "123456",
  });
});

async function requireConnectionError(run: LoaderFunction, path: string) {
  const request = new Request(`https://kestrel.example${path}`, { headers: { Cookie: "__Host-sign-in=a" } });
  const answer: unknown = await Promise.resolve(run(routeArguments(request))).catch((thrown) => thrown);
  if (!(answer instanceof Response)) throw answer;
  expect(answer.status, path).toBe(503);
  expect(answer.headers.get("Retry-After"), path).toBe("5");
  expect(await answer.text()).toBe("The database cannot be reached");
}

/** Submits a form while the database is unavailable. Returns the response. */
async function sent(run: ActionFunction, path: string, fields: Record<string, string>) {
  const request = new Request(`https://kestrel.example${path}`, {
    method: "POST",
    headers: { Cookie: "__Host-sign-in=a" },
    body: new URLSearchParams(fields),
  });
  const answer = await Promise.resolve(run(routeArguments(request)));
  expect(answer, path).toMatchObject({ init: { status: 503 } });
  const { data } = answer as { data: { result?: unknown } };
  const { error, initialValue } = (data.result ?? data) as { error: unknown; initialValue: unknown };
  expect(error, path).toEqual({
    "": ["The database cannot be reached, and nothing has changed. Try again in a minute."],
  });
  return initialValue;
}
