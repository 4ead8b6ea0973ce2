import { randomUUID } from "node:crypto";
import { inArray } from "drizzle-orm";
import { db } from "#app/platform/database.server.ts";
import { leads } from "#db/schema/leads.ts";
import { tasks } from "#db/schema/tasks.ts";
import { openPage } from "#tests/support/answers-to-script.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createLead } from "#tests/support/factories/leads.ts";
import { createTask } from "#tests/support/factories/tasks.ts";
import { expect, test } from "#tests/support/fixtures.ts";

const made: string[] = [];

test.afterEach(async () => {
  await db.delete(leads).where(inArray(leads.id, made.splice(0)));
});

async function leadsOfEachStatus() {
  const word = `w${randomUUID().slice(0, 8)}`;
  for (const status of ["new", "contacted", "qualified", "proposal", "won", "lost", "spam"] as const)
    made.push((await createLead({ name: `Ines ${status} ${word}`, status, value: 1_250_000 })).id);
  return word;
}

test("DESK-01: at 1280 px the board shows every column in full", async ({ page, staff: _ }) => {
  const word = await leadsOfEachStatus();
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(page, `/admin/leads?view=board&q=${word}`);
  for (const title of ["New", "Contacted", "Qualified", "Proposal", "Won", "Lost", "Spam"]) {
    const column = page.getByRole("region", { name: new RegExp(`^${title}`) });
    const box = await column.boundingBox();
    expect((box?.x ?? Number.NaN) + (box?.width ?? 0), title).toBeLessThanOrEqual(1280);
    await expect(column.getByRole("link", { name: `Ines ${title.toLowerCase()}` })).toBeInViewport();
  }
});

test("DESK-01: the columns of a long board keep their names on the screen", async ({ page, staff: _ }) => {
  const word = await leadsOfEachStatus();
  for (let position = 0; position < 12; position++)
    made.push((await createLead({ name: `Ada ${position} ${word}`, status: "new" })).id);
  await openPage(page, `/admin/leads?view=board&q=${word}`);
  await page.getByRole("link", { name: "Ada 0" }).scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.getByRole("link", { name: "Ines won" })).not.toBeInViewport();
  for (const title of ["New", "Won"])
    await expect(page.getByRole("heading", { name: new RegExp(`^${title}`) })).toBeInViewport();
});

test("DESK-01, DESK-03: on a phone every filter and export is visible, and targets are 24 px @phone", async ({
  page,
  staff: _,
}) => {
  const word = await leadsOfEachStatus();
  await openPage(page, `/admin/leads?q=${word}`);
  const main = page.getByRole("main");
  const controls = [
    main.getByRole("link", { name: "Export CSV" }),
    main.getByRole("link", { name: "Data requests" }),
    main.getByRole("navigation", { name: "Status" }).getByRole("link", { name: /^Spam/ }),
    ...["Owner", "Source", "Due", "Received from", "Received until"].map((name) =>
      main.getByLabel(name, { exact: true }),
    ),
  ];
  for (const control of controls) {
    const shown = control.filter({ visible: true });
    await expect(shown).toHaveCount(1);
    const box = await shown.boundingBox();
    expect((box?.x ?? Number.NaN) + (box?.width ?? 0), String(control)).toBeLessThanOrEqual(390);
    expect(box?.x, String(control)).toBeGreaterThanOrEqual(0);
  }
  const small = await main.evaluate((element) =>
    [...element.querySelectorAll<HTMLElement>("a, button, input, select, summary")]
      .filter((target) => target.checkVisibility() && !target.closest(".sr-only, [class*='max-lg:sr-only']"))
      .map((target) => ({ target, box: target.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.height < 24 || box.width < 24))
      .map(({ target, box }) => `${target.outerHTML.slice(0, 80)} ${box.width}×${box.height}`),
  );
  expect(small).toEqual([]);
});

test("FOOT-04: the footer omits a policy whose page is not published", async ({ storeSettings, page }) => {
  await page.goto("/solutions");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("link", { name: "Privacy Policy" })).toHaveCount(1);
  await storeSettings({ footer_privacy_policy_url: "/about/not-written-yet" });
  await page.goto("/solutions");
  await expect(footer.getByRole("link", { name: "Cookies Policy" })).toHaveCount(1);
  await expect(footer.getByRole("link", { name: "Privacy Policy" })).toHaveCount(0);
});

test("DESK-01: amounts are entered and shown in the office's format, and exported as plain numbers", async ({
  storeSettings,
  page,
  staff: _,
}) => {
  const word = `w${randomUUID().slice(0, 8)}`;
  const lead = await createLead({ name: `Ines ${word}`, phone: "+351 912 345 678" });
  made.push(lead.id);
  await storeSettings({ leads_time_zone: "Europe/Lisbon", leads_number_format: "zone" });
  await openPage(page, `/admin/leads/${lead.id}`);
  const value = page.getByLabel("Value");
  for (const [typed, problem] of [
    ["40,000", "Unclear number. Write 40.000 or 40000 for thousands"],
    ["1e5", "Use a whole number, like 25.000"],
  ] as const) {
    await value.fill(typed);
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText(problem)).toBeVisible();
  }
  await value.fill("40.000");
  await page.getByLabel("Remind on").fill("2020-01-01");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(/^This date is in the past\. Choose .* or later$/)).toBeVisible();
  await page.getByLabel("Remind on").fill("");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect(page.getByText(/Value: none → 40\.000\s€/)).toBeVisible();
  for (const view of ["list", "board"]) {
    await openPage(page, `/admin/leads?view=${view}&q=${word}`);
    await expect(page.getByText(/^40\.000\s€$/)).toBeVisible();
  }
  const csv = await (await page.request.get(`/admin/leads/export?q=${word}`)).text();
  expect(csv).toContain(`;"40000";`);
  expect(csv).toContain(`;"+351 912 345 678";`);
});

test("ADMIN-04: an owner reassigns a colleague's leads and tasks, and a disabled account has none", async ({
  page,
  staff,
}) => {
  const mark = randomUUID().slice(0, 8);
  const leaving = await createStaff({ name: `Wim ${mark}`, role: "sales" });
  const lead = await createLead({ ownerId: leaving.id });
  made.push(lead.id);
  const task = await createTask({ title: `Call ${mark}`, assigneeId: leaving.id });

  await openPage(page, `/admin/settings/users/${leaving.id}`);
  await expect(page.getByText("Owns 1 lead and 1 open task.")).toBeVisible();
  await page.getByLabel("Hand over to").selectOption(staff.id);
  await page.getByRole("button", { name: "Hand over" }).click();
  await expect(page.getByText("Leads and open tasks handed over.")).toBeVisible();
  await expect(page.getByText("Owns 1 lead")).toHaveCount(0);
  const [row] = await db
    .select()
    .from(leads)
    .where(inArray(leads.id, [lead.id]));
  expect(row?.ownerId).toBe(staff.id);
  await db.delete(tasks).where(inArray(tasks.id, [task.id]));

  for (const successor of ["", "nonsense", randomUUID()]) {
    const answer = await page.request.post(`/admin/settings/users/${staff.id}/handover`, {
      form: { successor },
    });
    expect(await answer.text()).toContain("This colleague cannot take over these leads and tasks");
  }
});
