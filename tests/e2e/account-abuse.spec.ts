import { desc, eq } from "drizzle-orm";
import { db } from "#app/platform/database.server.ts";
import { accessRules, accounts, accountTokens } from "#db/schema/accounts.ts";
import { auditLog, auditOrigins } from "#db/schema/audit.ts";
import { openPage } from "#tests/support/answers-to-script.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { expect, password, test } from "#tests/support/fixtures.ts";
import { sessionCookieOf } from "#tests/support/session-cookie-of.ts";

const forms = ["/admin/sign-in", "/admin/recover", "/admin/setup?token=x", "/admin/invitation?token=x"];

test("SAFE-04: forms before sign-in accept at most 64 KB and do not echo a field that is too long", async ({
  request,
  baseURL,
}) => {
  const headers = { Origin: new URL(baseURL ?? "").origin };
  for (const path of forms) {
    const large = await request.post(path, { headers, form: { email: "a".repeat(100_000) } });
    expect(large.status(), path).toBe(413);
    const long = { email: "a".repeat(30_000), name: "b".repeat(10_000), other: "c".repeat(10_000) };
    const answer = await request.post(path, { headers, form: long });
    expect(answer.status(), path).toBe(400);
    const text = await answer.text();
    expect(text.includes("a".repeat(301)) || text.includes("b".repeat(301)), path).toBe(false);
    expect(text, path).not.toContain("cccccccccc");
  }
});

test("ADMIN-02: failed sign-ins from other addresses do not lock out a known browser", async ({
  page,
  playwright,
  baseURL,
}) => {
  const { email } = await createStaff({ role: "editor", password });
  const signIn = async (secret: string) => {
    await openPage(page, "/admin/sign-in");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password").fill(secret);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
  };
  await signIn(password);
  await expect(page).not.toHaveURL(/sign-in/);
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();

  const stranger = await playwright.request.newContext({
    baseURL,
    extraHTTPHeaders: { "X-Forwarded-For": "203.0.113.77", Origin: new URL(baseURL ?? "").origin },
  });
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 11; attempt += 1)
    statuses.push(
      (await stranger.post("/admin/sign-in", { form: { email, password: "not the password" } })).status(),
    );
  expect(statuses.at(-1)).toBe(429);
  await stranger.dispose();

  await signIn(password);
  await expect(page).not.toHaveURL(/sign-in/);
});

for (const [action, path, filters] of [
  ["lead.export", "/admin/leads/export", []],
  ["lead.export", "/admin/leads/export?limit=above", ["limit"]],
  ["audit.export", "/admin/settings/audit/export?who=system", ["who"]],
] as const) {
  test(`ADMIN-05: the audit log records address and device of ${path}, and its search finds them`, async ({
    page,
    staff,
  }) => {
    await page.request.get(path);
    const [entry] = await db
      .select({
        actorId: auditLog.actorId,
        after: auditLog.after,
        address: auditOrigins.address,
        device: auditOrigins.device,
      })
      .from(auditLog)
      .innerJoin(auditOrigins, eq(auditOrigins.entryId, auditLog.id))
      .where(eq(auditLog.action, action))
      .orderBy(desc(auditLog.createdAt))
      .limit(1);
    expect(entry).toMatchObject({ actorId: staff.id, after: { filters } });
    await openPage(page, `/admin/settings/audit?what=${action}&origin=${entry?.address}`);
    await expect(page.getByText(`${entry?.device}, ${entry?.address}`).first()).toBeVisible();
  });
}

test("ADMIN-02: a password that is easy to guess is refused with the reason", async ({ page, staff: _ }) => {
  await openPage(page, "/admin/account/password");
  await page.getByLabel("Current password").fill(password);
  await page.getByLabel("New password").fill("passwordpassword");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText(/This password is easy to guess/)).toBeVisible();
});

test("ADMIN-04: without the password, a session cannot make an owner, disable an account or change a second factor", async ({
  playwright,
  baseURL,
}) => {
  const owner = await createStaff({ role: "owner", password });
  const Cookie = await sessionCookieOf(owner);
  const request = await playwright.request.newContext({ baseURL, extraHTTPHeaders: { Cookie } });
  const user = await createStaff({ role: "viewer", password });
  const headers = { Origin: new URL(baseURL ?? "").origin };
  const screen = `/admin/settings/users/${user.id}`;
  const send = (path: string, form: Record<string, string>) =>
    request.post(path, { form, headers, maxRedirects: 0 });
  for (const given of [{}, { password: "not the password" }] as Record<string, string>[]) {
    const role = await send(screen, { role: "owner", was: "viewer", ...given });
    expect(role.status()).toBe(400);
    const invitation = { email: "new-owner@kestrel.example", role: "owner", ...given };
    expect((await send("/admin/settings/users", invitation)).status()).toBe(400);
    for (const [path, form] of [
      [`${screen}/disablement`, {}],
      [`${screen}/second-factor`, { _method: "delete" }],
      ["/admin/settings/users/rules", {}],
    ] as const) {
      const answer = await send(path, { ...form, ...given });
      expect(answer.headers().location, path).toMatch(/\?refused=password$/);
    }
  }
  expect(await db.select().from(accounts).where(eq(accounts.id, user.id))).toMatchObject([
    { role: "viewer", disabledAt: null },
  ]);
  expect(await db.$count(accountTokens, eq(accountTokens.email, "new-owner@kestrel.example"))).toBe(0);
  expect(await db.$count(accessRules)).toBe(0);
  await request.dispose();
});
