import { randomUUID } from "node:crypto";
import { like } from "drizzle-orm";
import { db } from "#app/platform/database.server.ts";
import { leads } from "#db/schema/leads.ts";
import { tasks } from "#db/schema/tasks.ts";
import { openPage } from "#tests/support/answers-to-script.ts";
import { findings } from "#tests/support/axe.ts";
import { createLead } from "#tests/support/factories/leads.ts";
import { createTask } from "#tests/support/factories/tasks.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { signInAs } from "#tests/support/sign-in-as.ts";

const mark = `t${randomUUID().slice(0, 8)}`;

test.afterEach(async () => {
  await db.delete(tasks).where(like(tasks.title, `%${mark}%`));
  await db.delete(leads).where(like(leads.name, `%${mark}`));
});

async function manyLeads() {
  const old = await createLead({
    name: `Oda ${mark}`,
    email: `oda-${mark}@harbour.example`,
    createdAt: new Date(0),
  });
  const others = Array.from({ length: 60 }, (_, position) => ({
    id: randomUUID(),
    name: `Lead ${position} ${mark}`,
    email: `lead-${position}@ferries.example`,
    description: "One of many.",
  }));
  await db.insert(leads).values(others);
  return old;
}

test("TASK-01: the keyboard finds and chooses any of 60 leads, and the focus stays off Delete", async ({
  page,
  staff: _,
}) => {
  const lead = await manyLeads();
  await openPage(page, "/admin/tasks");
  await page.keyboard.press("c");
  await expect(page.getByLabel("Title")).toBeFocused();
  await page.keyboard.type(`Call her ${mark}`);
  await page.getByRole("combobox", { name: "Lead" }).focus();
  await page.keyboard.type(`oda ${mark}`);
  const options = page.getByRole("listbox", { name: "Leads" }).getByRole("option");
  await expect(options).toHaveCount(1);
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("combobox", { name: "Lead" })).toHaveValue(`Oda ${mark} (${lead.email})`);
  await expect(options).toHaveCount(0);
  await page.keyboard.press("Control+Enter");

  const task = page.getByRole("dialog", { name: `Call her ${mark}` });
  await expect(task.getByRole("link", { name: `Oda ${mark}` })).toBeVisible();
  await expect(task.getByRole("heading", { name: `Call her ${mark}` })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(task).toBeVisible();
  const [stored] = await db
    .select()
    .from(tasks)
    .where(like(tasks.title, `%${mark}%`));
  expect(stored).toMatchObject({ leadId: lead.id, deletedAt: null });

  await page.keyboard.press("e");
  await expect(page.getByRole("combobox", { name: "Lead" })).toHaveValue(`Oda ${mark} (${lead.email})`);
  await page.getByRole("combobox", { name: "Lead" }).fill("");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+Enter");
  await expect(task.getByRole("link", { name: `Oda ${mark}` })).toHaveCount(0);
});

test("TASK-01: a text of which no option was chosen finds its lead, and one without match is refused", async ({
  page,
  staff: _,
}) => {
  const lead = await manyLeads();
  await openPage(page, "/admin/tasks/new");
  await page.getByLabel("Title").fill(`Call her ${mark}`);
  await page.getByRole("combobox", { name: "Lead" }).fill("no such lead anywhere");
  await page.getByRole("button", { name: "Create task" }).click();
  await expect(page.getByText("No lead matches.")).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Lead" })).toHaveValue("no such lead anywhere");
  await page.getByRole("combobox", { name: "Lead" }).fill(lead.email);
  await page.getByRole("button", { name: "Create task" }).click();
  await expect(page.getByRole("link", { name: `Oda ${mark}` })).toBeVisible();
});

test("ADMIN-04: an editor, who may not read leads, cannot search them for a task", async ({
  browser,
  baseURL,
}) => {
  const editor = await browser.newContext({ baseURL });
  await signInAs(editor, baseURL, "editor");
  expect((await editor.request.get("/admin/tasks/leads?q=a")).status()).toBe(403);
  await editor.close();
});

test("TASK-01: tasks are due by the office's calendar day on the board, the list and the overview", async ({
  storeSettings,
  page,
  staff,
}) => {
  // In one of these zones the date differs from UTC for the next half hour at least.
  const now = new Date();
  const isLate = now.getUTCHours() + now.getUTCMinutes() / 60 >= 10.5;
  const [zone, due] = isLate ? ["Pacific/Kiritimati", "yesterday"] : ["Pacific/Pago_Pago", "tomorrow"];
  const utcDay = now.toISOString().slice(0, 10);
  await createTask({ title: `Due ${mark}`, dueDate: utcDay, assigneeId: staff.id });
  await storeSettings({ leads_time_zone: zone });
  for (const path of ["/admin/tasks", "/admin/tasks?view=list", "/admin/overview"]) {
    await openPage(page, path);
    const line = page
      .getByRole("listitem")
      .or(page.getByRole("row"))
      .filter({ hasText: `Due ${mark}` });
    await expect(line.first(), path).toContainText(new RegExp(due, "i"));
  }
});
