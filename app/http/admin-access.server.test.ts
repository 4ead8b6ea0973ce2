import { randomUUID } from "node:crypto";
import type { ActionFunction, LoaderFunction } from "@remix-run/node";
import { expect, test, vi } from "vitest";
import type { Staff } from "#app/domain/accounts/account.ts";
import { allows, type Policy } from "#app/domain/accounts/policies.ts";
import { db } from "#app/platform/database.server.ts";
import { accessRules, roles } from "#db/schema/accounts.ts";
import { auditLog } from "#db/schema/audit.ts";
import { adminActions, adminLoaders, responseOf } from "#tests/support/admin-routes.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createLead } from "#tests/support/factories/leads.ts";
import { createMedia } from "#tests/support/factories/media.ts";
import { createArticle } from "#tests/support/factories/news.ts";
import { createPage } from "#tests/support/factories/pages.ts";
import { createTask } from "#tests/support/factories/tasks.ts";
import { addressOf, paramsIn } from "#tests/support/route-addresses.ts";
import { sessionCookieOf } from "#tests/support/session-cookie-of.ts";
import { anInvitation } from "#tests/support/writes/accounts.ts";
import { requireSession, requireStaff } from "./guards.server.ts";

vi.mock("./guards.server.ts", { spy: true });

/** Actions that write nothing: they use POST because their input is too long for a URL. */
const onlyReading = new Set(["preview/settings", "admin/documents/presence"]);

test.each(adminLoaders)(
  "ADMIN-04: the loader of $name allows exactly the roles of its policy",
  async ({ name, run }) => {
    await requestAsEveryRole({ name, run, method: "GET" });
  },
);

test.each(adminActions)(
  "ADMIN-04: the action of $name allows exactly the roles of its policy",
  async ({ name, run }) => {
    for (const method of ["POST", "DELETE"]) {
      const policies = await requestAsEveryRole({ name, run, method });
      if (onlyReading.has(name)) continue;
      expect(policies.filter((policy) => policy.endsWith(".read"))).toEqual([]);
    }
  },
);

/**
 * Routes that an account can use before its required second factor is set up: the shell, its theme and its own account.
 */
const beforeSecondFactor = /^admin\/(layout|theme|account\/.*)$/;

test.each([
  ...adminLoaders.map((route) => ({ ...route, method: "GET" })),
  ...adminActions.map((route) => ({ ...route, method: "POST" })),
])(
  "ADMIN-03: $method $name rejects an account without its required second factor, except where it is set up",
  async (route) => {
    await db.insert(accessRules).values({ secondFactorRequired: true });
    const params = await existing(route.name);
    const written = await db.$count(auditLog);
    const { answer } = await send(route, await createStaff({ role: "owner" }), params);
    const isRefused =
      [303, 403].includes(answer?.status ?? 0) && answer?.headers.get("X-Second-Factor") === "required";
    expect(isRefused).toBe(!beforeSecondFactor.test(route.name));
    expect(await db.$count(auditLog)).toBe(written);
  },
);

/**
 * Requests a route as every role, for an existing object and a missing one, so that a refusal does not reveal which it
 * was. Returns the policies that apply to the existing one.
 */
async function requestAsEveryRole(route: {
  name: string;
  run: LoaderFunction | ActionFunction;
  method: string;
}) {
  const routePolicies: Policy[] = [];
  for (const role of roles) {
    routePolicies.push(await requestAs(route, role, await existing(route.name)));
    await requestAs(route, role, {});
  }
  return routePolicies;
}

async function requestAs(
  { name, run, method }: { name: string; run: LoaderFunction | ActionFunction; method: string },
  role: (typeof roles)[number],
  params: Record<string, string>,
): Promise<Policy> {
  const written = await db.$count(auditLog);
  const { answer, policy } = await send({ name, run, method }, await createStaff({ role }), params);
  if (!policy) expect.fail(`${method} ${name} asks for no policy`);
  const who = `${method} ${name} as ${role}, who ${allows(role, policy) ? "may" : "may not"} (${policy})`;
  expect(answer?.status === 403, who).toBe(!allows(role, policy));
  if (answer?.status === 403) expect(await db.$count(auditLog), who).toBe(written);
  return policy;
}

/** Sends a request as an account; `policy` is the first one that the route requires. */
async function send(
  { name, run, method }: { name: string; run: LoaderFunction | ActionFunction; method: string },
  staff: Staff,
  params: Record<string, string>,
) {
  const cookie = await sessionCookieOf(staff);
  const guards = [vi.mocked(requireStaff), vi.mocked(requireSession)];
  for (const guard of guards) guard.mockClear();
  const request = new Request(`http://localhost${addressOf(name, params)}`, {
    method,
    headers: { Cookie: cookie },
    body: method === "GET" ? undefined : new FormData(),
  });
  const answer = await responseOf(run, request, params);
  return { answer, policy: guards.flatMap((guard) => guard.mock.calls)[0]?.[1] };
}

/** Creates an existing object for every parameter of a route. */
async function existing(name: string): Promise<Record<string, string>> {
  const params: Record<string, string> = {};
  for (const param of paramsIn(name)) {
    const make = makers[param];
    if (!make) expect.fail(`${name} has the parameter ${param}: say in \`makers\` how one is made`);
    params[param] = await make();
  }
  return params;
}

const makers: Record<string, () => string | Promise<string>> = {
  leadId: async () => (await createLead()).id,
  mediaId: async () => (await createMedia()).id,
  pageId: async () => (await createPage()).id,
  slug: async () => (await createPage()).slug,
  taskId: async () => (await createTask()).id,
  type: () => "news",
  contentId: async () => (await createArticle()).id,
  id: async () => (await createArticle()).id,
  collection: () => "news",
  resource: () => "versions",
  accountId: async () => (await createStaff({ role: "viewer" })).id,
  invitationId: async () => (await anInvitation(await createStaff({ role: "owner" }))).invitationId,
  // Only their owner can access these, and the requesting accounts have none.
  passkeyId: () => randomUUID(),
  sessionId: () => randomUUID(),
  key: () => "brand_name",
  position: () => "0",
  tab: () => "contact",
  section: () => "nowhere",
  item: () => "nothing",
  "*": () => "at/all",
};
