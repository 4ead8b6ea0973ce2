import type { ActionFunction } from "@remix-run/node";
import { expect, test } from "vitest";
import { db } from "#app/platform/database.server.ts";
import { auditLog } from "#db/schema/audit.ts";
import { leads } from "#db/schema/leads.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { addressOf, routeFiles } from "#tests/support/route-addresses.ts";
import { routeArguments } from "#tests/support/route-arguments.ts";
import { sessionCookieOf } from "#tests/support/session-cookie-of.ts";

/** Every route module, so that tests include new ones automatically. */
const modules = import.meta.glob<{ action?: ActionFunction }>(
  ["../routes/**/*.{ts,tsx}", "!../routes/**/*.test.*"],
  { eager: true },
);

const actions = routeFiles.flatMap(({ name, file }) => {
  const action = modules[`../${file}`]?.action;
  return action ? [{ name, action }] : [];
});

test("SAFE-04: the test finds the site's actions", () => {
  expect(actions.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["site/lets-talk/page", "auth/sign-in", "auth/sign-out", "admin/tasks/new"]),
  );
});

/** Headers of a form from another site: all browsers since 2023 send the first, older ones the second. */
const fromElsewhere = {
  "another site": { "Sec-Fetch-Site": "cross-site", Origin: "https://evil.example" },
  "another host of the domain": { "Sec-Fetch-Site": "same-site", Origin: "https://files.kestrel.example" },
  "another site, by an older browser": { Origin: "https://evil.example" },
  "a sandboxed frame": { Origin: "null" },
};

test.each(actions)("SAFE-04: $name rejects cross-site writes", async ({ name, action }) => {
  const staff = await createStaff({ role: "owner" });
  const cookie = await sessionCookieOf(staff);
  const written = await db.$count(auditLog);
  for (const [place, headers] of Object.entries(fromElsewhere)) {
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
      const request = new Request(`http://localhost${addressOf(name)}`, {
        method,
        body: new FormData(),
        headers: { ...headers, Host: "localhost", Cookie: cookie },
      });
      expect(await statusOf(action, request), `${method} from ${place}`).toBe(403);
    }
  }
  expect(await db.$count(auditLog)).toBe(written);
  expect(await db.$count(leads)).toBe(0);
});

/** The status of a Response, or of a value wrapped by `data`. */
async function statusOf(action: ActionFunction, request: Request): Promise<number | undefined> {
  const answer: unknown = await Promise.resolve(action(routeArguments(request))).catch(
    (thrown: unknown) => thrown,
  );
  if (answer instanceof Response) return answer.status;
  return Object(answer).init?.status;
}
