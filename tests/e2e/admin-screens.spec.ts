import { eq } from "drizzle-orm";
import { beginAuthenticator } from "#app/domain/accounts/authenticator.server.ts";
import { db } from "#app/platform/database.server.ts";
import { sessions } from "#db/schema/accounts.ts";
import { leads } from "#db/schema/leads.ts";
import { tasks } from "#db/schema/tasks.ts";
import { findings } from "#tests/support/axe.ts";
import { createLead } from "#tests/support/factories/leads.ts";
import { createTask } from "#tests/support/factories/tasks.ts";
import { expect, test } from "#tests/support/fixtures.ts";

test("ADMIN-02: the account screens have no accessibility finding in either theme", async ({
  page,
  staff,
}) => {
  test.slow();
  const [session] = await db.select().from(sessions).where(eq(sessions.accountId, staff.id));
  await beginAuthenticator({ id: session?.id ?? "", staff });
  for (const path of [
    "/admin/account",
    "/admin/account/password",
    "/admin/account/authenticator",
    "/admin/account/passkeys",
    "/admin/settings/users",
    `/admin/settings/users/${staff.id}`,
    "/admin/settings/audit",
    "/admin/recover",
    "/admin/recover?sent",
    "/admin/recover?token=used",
    "/admin/invitation?token=used",
  ]) {
    await page.goto(path);
    await page.emulateMedia({ colorScheme: "light" });
    expect(await findings(page), path).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await findings(page, { only: "color-contrast" }), path).toEqual([]);
  }
});

test("ROUTE-03: every named admin screen exists", async ({ page, staff: _ }) => {
  const [lead, task] = [await createLead(), await createTask()];
  for (const path of [
    "/admin/pages",
    "/admin/pages/dwh",
    "/admin/settings",
    ...settingTabs.map((tab) => `/admin/settings/${tab}`),
    "/admin/edit/dwh",
    "/admin/tasks",
    `/admin/tasks/${task.id}`,
    "/admin/leads",
    `/admin/leads/${lead.id}`,
    "/admin/account",
    "/admin/users",
    "/admin/sign-in",
    "/admin/recover",
  ]) {
    expect((await page.request.get(path)).status(), path).toBe(200);
  }
  expect((await page.request.get("/admin/setup")).status(), "there is an owner already").toBe(410);
  await db.delete(leads).where(eq(leads.id, lead.id));
  await db.delete(tasks).where(eq(tasks.id, task.id));
});

/** The tabs that SET-01 lists. */
const settingTabs = [
  "contact",
  "footer",
  "form",
  "home",
  "cookies",
  "scripts",
  "presets",
  "news",
  "testimonials",
  "media",
  "users",
  "audit",
];
