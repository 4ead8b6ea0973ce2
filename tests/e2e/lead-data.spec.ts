import { eq, like } from "drizzle-orm";
import { paths } from "#app/paths/paths.ts";
import { db } from "#app/platform/database.server.ts";
import { leads } from "#db/schema/leads.ts";
import { siteSettings } from "#db/schema/settings.ts";
import { openPage } from "#tests/support/answers-to-script.ts";
import { createLead } from "#tests/support/factories/leads.ts";
import { expect, password, test } from "#tests/support/fixtures.ts";
import { signInAs } from "#tests/support/sign-in-as.ts";

const tab = "/admin/settings/lead-data";

test("LEAD-10, ADMIN-04: only an owner who enters the password changes the lead recipients, and the previous address is notified", async ({
  storeSettings,
  page,
  staff,
  mailbox,
}) => {
  await storeSettings({ leads_mail_to: ["old@kestrel.example"] });
  await openPage(page, tab);
  await page.getByRole("textbox", { name: "Address" }).fill("new@kestrel.example");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Type your password to save these settings.")).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved 1 setting")).toBeVisible();
  await expect
    .poll(async () => (await mailbox.messages()).map(({ to }) => to[0]?.address), { timeout: 20_000 })
    .toContain("old@kestrel.example");
  const mail = (await mailbox.messages()).find(({ to }) => to[0]?.address === "old@kestrel.example");
  expect(mail?.text).toContain(staff.name);
});

test("LEAD-10, ADMIN-04: editor, viewer and sales cannot open the settings for lead recipients and retention", async ({
  keepSettings,
  browser,
  baseURL,
}) => {
  await keepSettings("contact_email", "leads_mail_to", "leads_retention_new_days");
  for (const role of ["editor", "sales", "viewer"] as const) {
    const context = await browser.newContext({ baseURL });
    await signInAs(context, baseURL, role);
    const headers = { Origin: new URL(baseURL ?? "").origin };
    const form = { leads_retention_new_days: "30", "leads_mail_to[0]": "mine@kestrel.example", password };
    const { publication, draft } = paths.admin.document("settings", "lead-data");
    for (const address of [publication, draft, `${tab}/history/leads_mail_to`])
      expect((await context.request.post(address, { form, headers })).status(), address).toBe(403);
    expect((await context.request.get(`${tab}/forecast`)).status()).toBe(403);
    if (role === "sales") {
      const smuggled = await context.request.post(paths.admin.document("settings", "leads").publication, {
        form,
        headers,
      });
      expect(smuggled.status(), "fields of another tab").toBeLessThan(500);
    }
    await context.close();
  }
  const [recipients] = await db.select().from(siteSettings).where(eq(siteSettings.key, "leads_mail_to"));
  expect(recipients?.value).toBe('["hello@kestrel.example"]');
  const retention = await db
    .select()
    .from(siteSettings)
    .where(like(siteSettings.key, "leads_retention_new%"));
  expect(retention.map(({ value }) => value)).toEqual(["0"]);
});

test("DESK-03: the retention form previews how many leads its values would erase", async ({
  keepSettings,
  page,
  staff: _,
}) => {
  await keepSettings("leads_retention_won_days");
  const { id } = await createLead({ status: "won", updatedAt: new Date(Date.now() - 90 * 24 * 60 * 60_000) });
  try {
    await openPage(page, tab);
    await expect(page.getByText(/The next nightly run erases/)).toBeVisible();
    await page.getByLabel("Won").fill("60");
    await expect(page.getByRole("status").filter({ hasText: "The numbers above would erase" })).toBeVisible();
    await page.getByLabel("Won").fill("7");
    await page.getByLabel("Won").blur();
    await expect(page.getByText("Use 0 or a whole number from 30 to 3650")).toBeVisible();
  } finally {
    await db.delete(leads).where(eq(leads.id, id));
  }
});

test("ADMIN-04: the menu shows sales the lead settings that they may save", async ({
  page,
  context,
  baseURL,
}) => {
  await signInAs(context, baseURL, "sales");
  await openPage(page, "/admin/leads");
  await page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "Settings" }).click();
  await expect(page).toHaveURL(/\/admin\/settings\/leads$/);
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Lead data" })).toHaveCount(0);
  await expect(page.getByLabel("Won")).toHaveCount(0);
});
