import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Page } from "playwright/test";
import { db } from "#app/platform/database.server.ts";
import { hashToken, newToken } from "#app/platform/secrets.server.ts";
import { accountTokens, sessions } from "#db/schema/accounts.ts";
import { answersToScript, openPage } from "#tests/support/answers-to-script.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { expect, test } from "#tests/support/fixtures.ts";

const password = "four quiet words here";

test("ADMIN-01, ROUTE-03: the first owner is sent to sign-in and then to the requested screen", async ({
  page,
}) => {
  await openPage(page, "/admin/leads?status=spam");
  await expect(page).toHaveURL(/\/admin\/sign-in\?returnTo=/);
  await signIn(page, process.env.ADMIN_EMAIL ?? "", process.env.ADMIN_PASSWORD ?? "");
  await expect(page).toHaveURL(/\/admin\/leads\?status=spam$/);
});

for (const javaScriptEnabled of [true, false]) {
  test(`ADMIN-02: a failed sign-in keeps the address, clears the password and does not say which was wrong ${javaScriptEnabled ? "with" : "without"} JavaScript`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled });
    const page = await context.newPage();
    const { email } = await createStaff({ password });
    const texts: (string | null)[] = [];
    for (const [address, secret] of [
      [email, "not the password"],
      [`nobody-${randomUUID()}@kestrel.example`, password],
    ] as const) {
      await page.goto("/admin/sign-in?returnTo=/admin/pages");
      await signIn(page, address, secret);
      texts.push(await page.getByRole("alert").textContent());
      await expect(page.getByLabel("Email")).toHaveValue(address);
      await expect(page.getByLabel("Password")).toHaveValue("");
    }
    expect(texts[0]).toBe(texts[1]);

    await signIn(page, email, password);
    await expect(page).toHaveURL(/\/admin\/pages$/);
    await page.getByRole("button", { name: "Sign out" }).click();
    await expect(page).toHaveURL(/\/admin\/sign-in$/);
    await page.goto("/admin/pages");
    await expect(page).toHaveURL(/\/admin\/sign-in\?/);
    await context.close();
  });
}

test("ADMIN-02, ADMIN-06: a session that ends while somebody writes says so at sign-in, and the text comes back", async ({
  page,
}) => {
  const { id, email } = await createStaff({ password });
  const said = page.getByRole("status").filter({ hasText: "You have been signed out." });
  await openPage(page, "/admin/sign-in?returnTo=/admin/redirects");
  await expect(said).toHaveCount(0);
  await signIn(page, email, password);
  await expect(page).toHaveURL("/admin/redirects");
  await answersToScript(page);
  const typed = page.getByLabel("Old path");
  await typed.fill("/not-yet-saved");
  await db.delete(sessions).where(eq(sessions.accountId, id));
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(said).toBeVisible();
  await signIn(page, email, password);
  await expect(page).toHaveURL("/admin/redirects");
  await expect(typed).toHaveValue("/not-yet-saved");
});

test("ADMIN-02: sign-in never redirects to another site", async ({ page, baseURL }) => {
  const { email } = await createStaff({ password });
  await openPage(page, "/admin/sign-in?returnTo=//evil.example/admin");
  await signIn(page, email, password);
  await expect(page).toHaveURL(`${baseURL}/admin/overview`);
});

test("ADMIN-01: the one-time setup link creates an account and signs it in once", async ({ page }) => {
  const token = newToken();
  await db
    .insert(accountTokens)
    .values({ purpose: "setup", tokenHash: hashToken(token), expiresAt: new Date(Date.now() + 60_000) });

  await openPage(page, `/admin/setup?token=${token}`);
  await page.getByLabel("Name").fill("Ada Quill");
  await page.getByLabel("Email").fill(`ada-${randomUUID()}@kestrel.example`);
  await page.getByLabel("Password").fill("too short");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByLabel("Password")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText("Use at least 12 characters")).toBeVisible();

  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page).toHaveURL(/\/admin\/overview$/);
  await expect(page.getByText("Ada Quill").locator("visible=true")).toBeVisible();

  const again = await page.request.get(`/admin/setup?token=${token}`);
  expect(again.status()).toBe(410);
  expect(await again.text()).toContain("site first-owner");
});

test("ROUTE-03: an anonymous data request gets 401, and an expired session redirects to sign-in and back", async ({
  page,
  request,
  staff,
}) => {
  const answer = await request.get("/admin/leads.data", { headers: { Cookie: "" } });
  expect(answer.status()).toBe(401);

  // This screen has no live updates, so it sends no requests after the session has ended.
  await openPage(page, "/admin/pages");
  await expect(page.getByRole("heading", { name: "Pages", level: 1 })).toBeVisible();
  await db.delete(sessions).where(eq(sessions.accountId, staff.id));
  await page.getByRole("link", { name: "Leads" }).click();
  await expect(page).toHaveURL(/\/admin\/sign-in\?returnTo=%2Fadmin%2Fleads$/);
});

async function signIn(page: Page, email: string, secret: string) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(secret);
  await page.getByRole("button", { name: "Sign in" }).click();
}
