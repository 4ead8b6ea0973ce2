import fc from "fast-check";
import { expect, test } from "vitest";
import type { Staff } from "#app/domain/accounts/account.ts";
import type { Policy } from "#app/domain/accounts/policies.ts";
import { db } from "#app/platform/database.server.ts";
import { accessRules } from "#db/schema/accounts.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { sessionCookieOf } from "#tests/support/session-cookie-of.ts";
import { answerDataRequest, idParam, isSameOrigin, ownAdminPath, requireStaff } from "./guards.server.ts";

const site = "http://localhost:3000";

test("ADMIN-02: a signed-in person is returned with their account", async () => {
  const staff = await createStaff();
  expect(await requireStaff(new Request(`${site}/admin/leads`, await as(staff)), "leads.read")).toEqual(
    staff,
  );
});

test("ROUTE-03: an anonymous request is redirected to sign-in with a return path", async () => {
  const answer = await refusal(new Request(`${site}/admin/leads?status=new`));
  expect(answer.status).toBe(302);
  expect(answer.headers.get("Location")).toBe("/admin/sign-in?returnTo=%2Fadmin%2Fleads%3Fstatus%3Dnew");
  expect(answer.headers.get("X-Robots-Tag")).toBe("noindex, nofollow");
});

test("ROUTE-03: a write that needed signing in returns to the page it was sent from", async () => {
  const lead = "/admin/leads/0b9a6f0e-8b7a-4a35-a70f-6c1f2f1b4f0a";
  const sentFrom = (referer: string) =>
    refusal(new Request(`${site}${lead}/status`, { method: "POST", headers: { Referer: referer } }));

  expect((await sentFrom(`${site}${lead}`)).headers.get("Location")).toBe(
    `/admin/sign-in?returnTo=${encodeURIComponent(lead)}`,
  );
  expect((await sentFrom("https://evil.example/")).headers.get("Location")).toBe("/admin/sign-in");
});

test("ROUTE-03: a file request that needed signing in returns to its lead", async () => {
  const lead = "/admin/leads/0b9a6f0e-8b7a-4a35-a70f-6c1f2f1b4f0a";
  const answer = await refusal(new Request(`${site}${lead}/files/0`));
  expect(answer.headers.get("Location")).toBe(`/admin/sign-in?returnTo=${encodeURIComponent(lead)}`);
});

test("ROUTE-03: a data URL responds to anonymous requests with 401 and without a redirect", async () => {
  const answer = await requireStaff(new Request(`${site}/admin/find/items?q=a`), "admin.enter", "data").catch(
    (thrown: unknown) => thrown,
  );
  if (!(answer instanceof Response)) throw new Error("the guard let it through");
  expect(answer.status).toBe(401);
  expect(answer.headers.get("Location")).toBeNull();
});

test("ADMIN-04: a role without the permission gets 403", async () => {
  const viewer = await createStaff({ role: "viewer" });
  const answer = await refusal(new Request(`${site}/admin`, await as(viewer)), "pages.publish");
  expect(answer.status).toBe(403);
});

test("ADMIN-03: an account without its required second factor can open only its own account screen", async () => {
  const owner = await createStaff();
  await db.insert(accessRules).values({ secondFactorRequired: true });
  const cookie = await as(owner);
  const answer = await refusal(new Request(`${site}/admin/leads`, cookie), "leads.read");
  expect(answer.status).toBe(303);
  expect(answer.headers.get("Location")).toBe("/admin/account");
  expect(await requireStaff(new Request(`${site}/admin/account`, cookie), "account.update")).toEqual(owner);
});

test("ROUTE-03: an anonymous data request gets 401 with the sign-in address; other responses are unchanged", async () => {
  const answer = answerDataRequest(await refusal(new Request(`${site}/admin/leads`)));
  expect(answer.status).toBe(401);
  expect(answer.headers.get("Location")).toMatch(/^\/admin\/sign-in/);

  const other = new Response("data", { status: 202 });
  expect(answerDataRequest(other)).toBe(other);
});

async function as(staff: Staff): Promise<RequestInit> {
  return { headers: { Cookie: await sessionCookieOf(staff) } };
}

async function refusal(request: Request, policy: Policy = "admin.enter"): Promise<Response> {
  const answer: unknown = await requireStaff(request, policy).catch((thrown: unknown) => thrown);
  if (!(answer instanceof Response)) throw new Error("the guard let it through");
  return answer;
}

const address = "http://internal:3000/admin/pages/dwh/publication";

test.each([
  ["Sec-Fetch-Site is same-origin", { "Sec-Fetch-Site": "same-origin" }],
  ["Sec-Fetch-Site is none", { "Sec-Fetch-Site": "none" }],
  ["an older browser sends the site's Origin", { Origin: "http://site.example", Host: "site.example" }],
  ["no browser headers are sent", {}],
])("SAFE-04: a write is accepted when %s", (_, headers) => {
  expect(isSameOrigin(write(headers))).toBe(true);
});

test.each([
  ["from another site", { "Sec-Fetch-Site": "cross-site", Origin: "https://evil.example" }],
  ["from another subdomain", { "Sec-Fetch-Site": "same-site", Origin: "https://files.site.example" }],
  ["from another site in an older browser", { Origin: "https://evil.example", Host: "site.example" }],
  ["from another port in an older browser", { Origin: "http://site.example:81", Host: "site.example" }],
  ["from a sandboxed frame", { Origin: "null", Host: "site.example" }],
])("SAFE-04: a write %s is rejected", (_, headers) => {
  expect(isSameOrigin(write(headers))).toBe(false);
});

test("SAFE-04: a cross-site read is accepted", () => {
  expect(isSameOrigin(new Request(address, { headers: { "Sec-Fetch-Site": "cross-site" } }))).toBe(true);
});

function write(headers: Record<string, string>) {
  return new Request(address, { method: "POST", headers });
}

const id = "5a8f2f0e-6c5a-4a2e-9d3b-1f6c2a7b9e10";

test("MEDIA-01: an id is normalised, so that each response is cached once", () => {
  expect([id, id.toUpperCase()].map(idParam)).toEqual([id, id]);
});

test("ROUTE-04: an invalid id gives 404", () => {
  for (const value of [undefined, "", "41", `${id}0`])
    expect(() => idParam(value)).toThrow(expect.objectContaining({ status: 404 }));
});

test.each([
  "/admin",
  "/admin/leads?status=new&q=a%20b",
  "/admin/leads/0b9a6f0e-8b7a-4a35-a70f-6c1f2f1b4f0a#files",
])("ADMIN-02: sign-in returns to %s", (path) => {
  expect(ownAdminPath(path)).toBe(path);
});

test.each([
  null,
  "",
  "https://evil.example/admin",
  "//evil.example/admin",
  "/\\evil.example/admin",
  "\\\\evil.example/admin",
  "/admin/..//evil.example",
  "/admin/%2e%2e//evil.example",
  "/\t/evil.example/admin",
  "javascript:alert(1)",
  "/adminevil",
  "/solutions",
  "/admin/sign-in",
  "/admin/sign-in?returnTo=/admin",
  "/admin/setup?token=x",
  "/admin/./sign-out",
])("ADMIN-02: sign-in ignores the return path %j", (value) => {
  expect(ownAdminPath(value)).toBeUndefined();
});

test("ADMIN-02: sign-in never returns to an address outside this site's admin", () => {
  const base = "https://www.kestrel.example";
  const pieces = fc.constantFrom(
    "/",
    "\\",
    "admin",
    "..",
    ".",
    "%2e",
    "@",
    "evil.example",
    ":",
    "?",
    "#",
    "\t",
    "\n",
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
      const path = ownAdminPath(parts.join(""));
      if (path === undefined) return true;
      const target = new URL(path, base);
      return target.origin === base && target.pathname.startsWith("/admin");
    }),
    { numRuns: 2_000 },
  );
});
