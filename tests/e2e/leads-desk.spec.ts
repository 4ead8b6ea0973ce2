import { randomUUID } from "node:crypto";
import { and, inArray, ne } from "drizzle-orm";
import type { Page } from "playwright/test";
import { listReplies, writeReply } from "#app/domain/leads/replies.server.ts";
import { db } from "#app/platform/database.server.ts";
import { leadReplies, leads } from "#db/schema/leads.ts";
import { answersToScript, openPage } from "#tests/support/answers-to-script.ts";
import { findings } from "#tests/support/axe.ts";
import { draggableCard } from "#tests/support/dragging.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createLead } from "#tests/support/factories/leads.ts";
import { expect, test } from "#tests/support/fixtures.ts";

/** Leads of one test, found by a unique word and deleted after it. */
const made: string[] = [];

test.afterEach(async () => {
  await db.delete(leads).where(inArray(leads.id, made.splice(0)));
});

async function someLeads(count: number) {
  const word = `w${randomUUID().slice(0, 8)}`;
  const rows = [];
  for (let position = 0; position < count; position++) {
    const createdAt = new Date(Date.now() - position * 60_000);
    const name = `${["Ines", "Jonas", "Amara"][position]} ${word}`;
    rows.push(await createLead({ name, email: `${position}-${word}@ferries.example`, createdAt }));
  }
  made.push(...rows.map(({ id }) => id));
  return { word, rows, list: `/admin/leads?q=${word}` };
}

const row = (page: Page, name: string) => page.getByRole("row", { name: new RegExp(name) });

test("DESK-01, DESK-02: the keyboard alone works a lead from the list to the reply in its thread", async ({
  page,
  staff,
  mailbox,
}) => {
  test.slow();
  const { rows, list } = await someLeads(3);
  const [ines, jonas, amara] = rows.map(({ name }) => name);
  await openPage(page, list);

  await choosesFilters(page, list);
  await page.getByRole("link", { name: ines }).focus();
  await page.keyboard.press("j");
  await expect(page.getByRole("link", { name: jonas })).toBeFocused();
  await page.keyboard.press("7");
  await expect(page.getByRole("status").filter({ hasText: "1 lead moved to “Spam”." })).toBeVisible();
  await expect(row(page, jonas ?? "")).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(row(page, jonas ?? "")).toContainText("New");

  await page.getByRole("link", { name: ines }).focus();
  await page.keyboard.press("x");
  await row(page, jonas ?? "")
    .getByRole("checkbox")
    .press("Space");
  await page.keyboard.press("3");
  await expect(page.getByText("2 leads moved to “Qualified”.")).toBeVisible();
  await expect(row(page, ines ?? "")).toContainText("Qualified");
  await expect(row(page, amara ?? "")).toContainText("New");
  await page.getByRole("link", { name: amara }).focus();
  await page.keyboard.press("m");
  await expect(row(page, amara ?? "")).toContainText(staff.name);

  await page.getByRole("link", { name: amara }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: amara })).toBeVisible();
  await page.getByRole("button", { name: "Send reply" }).press("Enter");
  await expect(page.getByLabel("Subject")).toHaveValue(/^Your enquiry to /);
  await expect(page.getByText("Enter a reply")).toBeVisible();
  await page.getByRole("button", { name: "Add note" }).press("Enter");
  await expect(page.getByText("Enter a note")).toBeVisible();
  await page.getByRole("button", { name: "Use template" }).press("Enter");
  const text = page.getByRole("textbox", { name: /^Message to/ });
  await expect(text).toBeFocused();
  await expect(text).toHaveValue(new RegExp(`^Hello Amara,[\\s\\S]*${staff.name}`));
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Sending.")).toBeVisible();
  await expect(text).toHaveValue("");

  const reply = async () => (await mailbox.messages()).find(({ to }) => to[0]?.address === rows[2]?.email);
  await expect.poll(reply).toBeDefined();
  const mail = await reply();
  expect(mail?.headers["in-reply-to"]).toBe(`<lead-${rows[2]?.id}@localhost>`);
  expect(mail?.replyTo?.[0]?.address).toBe(staff.email);
  await expect(page.getByText(/^Your enquiry to .*, delivered$/)).toBeVisible();
  await expect(page.getByText("New → Contacted")).toBeVisible();

  await page.getByRole("heading", { name: "Timeline" }).click();
  await page.keyboard.press("n");
  await page.keyboard.type("She wants to see a timetable first.");
  await page.getByRole("button", { name: "Add note" }).press("Enter");
  await expect(page.getByText(`Note by ${staff.name}`)).toBeVisible();
  const note = page.getByRole("form", { name: "Note" }).getByRole("textbox");
  await note.fill("She called back.");
  await page.getByRole("button", { name: "Log as call" }).press("Enter");
  await expect(note).toHaveValue("");
  await expect(page.getByText("She called back.")).toBeVisible();

  await page.getByRole("heading", { name: "Timeline" }).click();
  await page.keyboard.press("4");
  await expect(page.getByRole("button", { name: "Proposal", pressed: true })).toBeVisible();
  await expect(page.getByLabel("Owner")).toHaveValue(staff.id);
  await page.keyboard.press("k");
  await expect(page.getByRole("heading", { level: 1, name: jonas })).toBeVisible();
  await page.getByRole("button", { name: "Assign to me" }).click();
  await expect(page.getByLabel("Owner")).toHaveValue(staff.id);
  await expect(page.getByRole("button", { name: "Assign to me" })).toHaveCount(0);
  await page.getByRole("link", { name: "Previous lead" }).click();
  await expect(page.getByRole("heading", { level: 1, name: ines })).toBeVisible();
  await expect(page.getByRole("link", { name: "Previous lead" })).toHaveCount(0);
  await page.keyboard.press("m");
  await expect(page.getByLabel("Owner")).toHaveValue(staff.id);
  await page.keyboard.press("j");
  await expect(page.getByRole("heading", { level: 1, name: jonas })).toBeVisible();
  await page
    .getByRole("navigation", { name: "Breadcrumb" })
    .getByRole("link", { name: "Leads" })
    .press("Enter");
  await expect(page, "the list with its filters").toHaveURL(list);
});

/** Each filter keeps the focus for the next key, and follows the address afterwards. */
async function choosesFilters(page: Page, list: string) {
  const owner = page.getByRole("combobox", { name: "Owner", exact: true });
  const from = page.getByLabel("Received from");
  await owner.press("ArrowDown");
  await expect(page).toHaveURL(/owner=me/);
  await expect(page.getByText("Nothing found")).toBeVisible();
  await expect(owner).toBeFocused();
  await from.focus();
  for (const digit of "11202024") await page.keyboard.press(digit);
  await expect(page).toHaveURL(/owner=me.*from=2024-11-20/);
  await expect(from).toBeFocused();
  await page.goBack();
  await expect(from).toHaveValue("");
  await page.goBack();
  await expect(page).toHaveURL(list);
  await expect(owner).toHaveValue("");
}

test("DESK-01, ADMIN-06: when two people save the same lead, both versions show and nothing typed is lost", async ({
  page,
  context,
  staff: _,
}) => {
  const { rows } = await someLeads(1);
  const address = `/admin/leads/${rows[0]?.id}`;
  const other = await context.newPage();
  await openPage(page, address);
  await openPage(other, address);

  await other.getByLabel("Value").fill("20000");
  await page.getByLabel("Next step").fill("Send the proposal");
  await page.getByLabel("Value").fill("30000");
  await other.getByRole("button", { name: "Save" }).click();
  await expect(other.getByText("Saved", { exact: true })).toBeVisible();
  await expect(page.getByText(/Value: .* → €20,000/), "the screen is up to date").toBeVisible();
  await page.getByRole("button", { name: "Save" }).click();
  const conflict = page.getByRole("alert").filter({ hasText: "you saved this lead in another tab" });
  const value = conflict.getByRole("group", { name: "Value" });
  await expect(value).toContainText(/Yours\s*30,?000[\s\S]*Your other tab\s*20,?000/);
  await expect(conflict.getByRole("group", { name: "Next step" })).toContainText("Send the proposal");
  await expect(page.getByLabel("Next step")).toHaveValue("Send the proposal");
  await value.getByRole("radio", { name: "Use theirs" }).check();
  await expect(page.getByLabel("Value")).toHaveValue(/20,?000/);
  await value.getByRole("radio", { name: "Keep mine" }).check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect(page.getByText(/Value: .* → €30,000/)).toBeVisible();
  await expect(other.getByLabel("Next step"), "without typed changes").toHaveValue("Send the proposal");
  await page.getByLabel("Value").fill("40000");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(/Value: .* → €40,000/)).toBeVisible();
  await other.close();
});

test("WORLD-05, DESK-01: a mistyped address is corrected on the lead, and the timeline shows both", async ({
  page,
  staff: _,
}) => {
  const { rows } = await someLeads(1);
  await openPage(page, `/admin/leads/${rows[0]?.id}`);
  await page.getByText("Correct contact details").click();
  const form = page.getByRole("form", { name: "Correct contact details" });
  const email = form.getByLabel("Email");
  await expect(email).toHaveValue(rows[0]?.email ?? "");
  await email.fill("ines@ferries");
  await form.getByRole("button").click();
  await expect(email).toHaveAccessibleDescription("Please enter a valid email");
  await email.fill("mailto:ines@bücher.example");
  await form.getByRole("button").click();
  await expect(page.getByText(/^Email: .* → ines@bücher\.example$/)).toBeVisible();
  await expect(form).toBeHidden();
});

test.describe(() => {
  test.use({ expectedErrors: [/409/] });

  test("UI-01, DESK-01: a change that fails after its screen was left is reported by a toast on the next screen", async ({
    page,
    staff: _,
  }) => {
    const { rows, list } = await someLeads(2);
    await openPage(page, list);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let sent = 0;
    await page.route(/\/admin\/leads(\.data)?\?/, async (route) => {
      if (route.request().method() !== "POST") return route.fallback();
      sent += 1;
      if (sent > 1) return route.fulfill({ status: 409 });
      await held;
      await route.fallback();
    });
    for (const { name } of rows) {
      await page.getByRole("link", { name }).focus();
      await page.keyboard.press("3");
    }
    await expect.poll(() => sent).toBe(1);
    await page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "Tasks" }).click();
    const toast = page.getByRole("region", { name: "Notifications (F8)" }).getByRole("listitem");
    await expect(toast).toContainText("A change on the screen you left was not saved.");
    await expect(page.getByRole("heading", { name: "Tasks", level: 1 })).toBeVisible();
    await page.keyboard.press("F8");
    await page.keyboard.press("Tab");
    await expect(toast).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(toast).toBeHidden();
    release();
  });
});

test("DESK-01: leads are changed in bulk, restored by undo, and moved on the board by their menu", async ({
  page,
  staff: _,
}) => {
  const { rows, list, word } = await someLeads(2);
  const [ines, jonas] = rows.map(({ name }) => name);
  await openPage(page, list);
  for (const name of [ines, jonas]) await page.getByRole("checkbox", { name: `Select ${name}` }).check();
  await page.getByLabel("New status of the selected leads").selectOption("Won");
  await page.getByLabel("New owner of the selected leads").selectOption("Me");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByText(/2 leads moved to “Won”\. 2 leads assigned to/)).toBeVisible();
  await expect(row(page, jonas ?? "")).toContainText("Won");

  await openPage(page, list);
  await page.getByRole("button", { name: new RegExp(`^Spam ?: ${ines}`) }).click();
  await expect(row(page, ines ?? "")).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row(page, ines ?? "")).toHaveCount(1);

  await page.getByRole("link", { name: ines }).click();
  await page.getByRole("button", { name: "Use template" }).click();
  await expect(page.getByRole("textbox", { name: /^Message to/ })).not.toHaveValue("");
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Leads" }).click();
  await expect(page).toHaveURL(list);

  await openPage(page, `/admin/leads?view=board&q=${word}`);
  const card = page.getByRole("listitem").filter({ hasText: jonas });
  await card.getByText("Move").click();
  await card.getByRole("button", { name: "Proposal" }).click();
  await expect(page.getByRole("region", { name: /^Proposal/ })).toContainText(jonas ?? "");
});

test("DESK-01: a bulk change applies to every lead of a search on all its pages, and one press undoes it", async ({
  page,
  staff: _,
}) => {
  const { word } = await someLeads(3);
  made.push(...(await storeCopies(word, 52)));
  const list = `/admin/leads?q=${word}`;
  await openPage(page, list);

  await page.getByRole("checkbox", { name: "Select all on this page" }).check();
  await expect(page.getByText("50 selected")).toBeVisible();
  await page.getByRole("link", { name: "Older" }).click();
  await expect(page.getByText("51–55 of 55")).toBeVisible();
  await expect(page.getByText("50 selected")).toBeHidden(); // the selection was on another page
  await expect(page.getByRole("checkbox", { name: "Select all on this page" })).not.toBeChecked();
  await page.goBack();
  await expect(page.getByText("1–50 of 55")).toBeVisible();
  await page.getByRole("checkbox", { name: "Select all on this page" }).check();
  const all = page.getByRole("checkbox", { name: "All 55 that match" });
  await all.check();
  await expect(page.getByText("55 selected")).toBeVisible();
  await page.goto("/healthz");
  await page.goBack();
  await answersToScript(page);
  await expect(page.locator("input:checked")).toHaveCount(0); // the browser restores no selection
  await page.getByRole("checkbox", { name: "Select all on this page" }).check();
  await all.check();
  await page.getByLabel("New status of the selected leads").selectOption("Lost");
  await page.getByRole("main").getByRole("button", { name: "Apply" }).last().click(); // the first one is for filters
  await expect(page.getByText("55 leads moved to “Lost”.")).toBeVisible();
  await expect(all).toBeHidden();
  await expect(row(page, `Ines ${word}`)).toContainText("Lost");

  await page.getByRole("link", { name: "Older" }).click();
  await expect(page.getByText("51–55 of 55")).toBeVisible();
  await expect(page.getByRole("row", { name: /Lost/ })).toHaveCount(5);

  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Undone for 55 leads.")).toBeVisible();
  await expect(page.getByRole("row", { name: /New/ })).toHaveCount(5);
  await openPage(page, list);
  await expect(row(page, `Ines ${word}`)).toContainText("New");
  await expect(page.getByRole("row", { name: /Lost/ })).toHaveCount(0);
});

test("DESK-01, LEAD-14: a view lists the leads taken above the limit, and closes all of them at once", async ({
  page,
  staff: _,
}) => {
  const { word, rows } = await someLeads(1);
  const flood = await storeCopies(word, 52, { isAboveLimit: true });
  made.push(...flood);
  await openPage(page, `/admin/leads?q=${word}`);
  await page.getByLabel("Enquiry limit").selectOption("Above limit");
  await expect(page.getByText("1–50 of 52")).toBeVisible();
  await expect(page.getByText(rows[0]?.name ?? "")).toHaveCount(0);
  await page.getByRole("checkbox", { name: "Select all on this page" }).check();
  await page.getByRole("checkbox", { name: "All 52 that match" }).check();
  await page.getByLabel("New status of the selected leads").selectOption("Spam");
  await page.getByRole("main").getByRole("button", { name: "Apply" }).last().click();
  await expect(page.getByText("52 leads moved to “Spam”.")).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Nothing found/ })).toBeVisible();
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  expect(await db.$count(leads, and(inArray(leads.id, flood), ne(leads.status, "spam")))).toBe(0);

  await openPage(page, "/admin/leads");
  await page.getByRole("navigation", { name: "Views" }).getByRole("link", { name: "Above limit" }).click();
  await expect(page).toHaveURL(/\/admin\/leads\?limit=above$/);
  await expect(page.getByLabel("Enquiry limit")).toHaveValue("above");
});

/** Stores further, older leads that match the same word. */
async function storeCopies(word: string, count: number, values: Partial<typeof leads.$inferInsert> = {}) {
  const lead = {
    name: `Copy ${word}`,
    email: `copy-${word}@ferries.example`,
    description: "The same again.",
  };
  const createdAt = new Date(Date.now() - 3_600_000);
  const rows = Array.from({ length: count }, () => ({ id: randomUUID(), createdAt, ...lead, ...values }));
  await db.insert(leads).values(rows);
  return rows.map(({ id }) => id);
}

test("DESK-03: the CSV follows the filters of the list", async ({ page, staff: _ }) => {
  const { rows } = await someLeads(2);
  const csv = await page.request.get(`/admin/leads/export?q=${rows[0]?.email}`);
  expect(csv.headers()["content-disposition"]).toMatch(/^attachment; filename="leads-.*\.csv"$/);
  expect(await csv.text()).toContain(rows[0]?.email);
  expect(await csv.text()).not.toContain(rows[1]?.email);
});

test("DESK-01: a lead is dragged to another column of the board", async ({ page, staff: _ }) => {
  const { rows, word } = await someLeads(2);
  const [lead] = rows;
  await openPage(page, `/admin/leads?view=board&q=${word}`);
  const column = page.getByRole("region", { name: /^Qualified/ });
  const card = await draggableCard(page, lead?.name);
  await card.dragTo(column.getByRole("heading"));
  await expect(column.getByRole("link", { name: lead?.name })).toBeVisible();
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  await expect(page.getByRole("region", { name: /^New/ }).getByRole("listitem")).toHaveCount(1);
});

test("DESK-01, DESK-04: no lead screen has an accessibility finding, in either theme and at either width", async ({
  page,
  staff: _,
}) => {
  test.slow();
  const { rows, word } = await someLeads(2);
  const screens = [
    `/admin/leads?q=${word}`,
    `/admin/leads?view=board&q=${word}`,
    `/admin/leads/${rows[0]?.id}`,
    "/admin/leads/charts?range=30d",
    `/admin/leads/person?q=${rows[0]?.email}`,
  ];
  for (const address of screens) {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme: width === 390 ? "dark" : "light" });
      await openPage(page, address);
      expect(await findings(page), `${address} at ${width}`).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `${address} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
});

test("DESK-02: beside a very long name the back link keeps its width @phone", async ({ page, staff: _ }) => {
  const { id } = await createLead({ name: "Maximiliana-Alexandrina von Hohenzollern-Sigmaringen und Söhne" });
  made.push(id);
  await openPage(page, `/admin/leads/${id}`);
  const back = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Leads" });
  expect(await back.evaluate((link) => link.scrollWidth - link.clientWidth)).toBe(0);
});

test("DESK-02: a submit button ignores a second press while sending, and keeps the focus and what is typed meanwhile", async ({
  page,
  staff: _,
}) => {
  const { rows } = await someLeads(1);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let sent = 0;
  await page.route("**/*", async (route) => {
    if (route.request().method() === "POST") {
      sent += 1;
      await released;
    }
    await route.continue();
  });
  await openPage(page, `/admin/leads/${rows[0]?.id}`);
  await page.getByLabel("Note, for the team only").fill("Rang at nine");
  const add = page.getByRole("button", { name: "Add note" });
  await add.focus();
  await page.keyboard.press("Enter");
  await expect(add).toBeDisabled();
  await page.keyboard.press("Enter");
  await page.getByLabel("Note, for the team only").pressSequentially(" and at ten");
  await add.focus();
  release();
  await expect(page.getByText("Rang at nine").and(page.locator(":not(textarea)"))).toBeVisible();
  await expect(add).toBeEnabled();
  await expect(add).toBeFocused();
  await expect(page.getByLabel("Note, for the team only")).toHaveValue("Rang at nine and at ten");
  expect(sent).toBe(1);
});

test("DESK-02: a reply that is typed while the last one is being sent stays", async ({ page, staff: _ }) => {
  const { rows } = await someLeads(1);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/*", async (route) => {
    if (route.request().method() === "POST") await released;
    await route.continue();
  });
  await openPage(page, `/admin/leads/${rows[0]?.id}`);
  const text = page.getByRole("textbox", { name: /^Message to/ });
  await page.getByLabel("Subject").fill("Your ferry");
  await text.fill("We begin in May.");
  await page.getByRole("button", { name: "Send reply" }).click();
  await text.fill("And one more thing.");
  release();
  await expect(page.getByRole("heading", { name: "Timeline" }).locator("..")).toContainText(
    "We begin in May.",
  );
  await expect(text).toHaveValue("And one more thing.");
  await page.reload();
  await expect(page.getByText(/^Draft restored/)).toBeVisible();
  await text.press("End");
  await text.pressSequentially("..");
  await page.reload();
  await expect(text).toHaveValue("And one more thing...");
  await page.getByLabel("Subject").fill("Your ferry, again");
  await page.getByRole("button", { name: "Send reply" }).click();
  await expect(text).toHaveValue("");
  await page.reload();
  await expect(page.getByRole("button", { name: "Send reply" })).toBeVisible();
  await expect(page.getByText(/^Draft restored/)).toHaveCount(0);
});

test("DESK-02: a reply that someone else has sent meanwhile is reported, and the own one is sent only when confirmed", async ({
  page,
  staff: _,
}) => {
  const { rows } = await someLeads(1);
  const leadId = rows[0]?.id ?? "";
  const other = await createStaff({ name: "Samuel Reis" });
  await openPage(page, `/admin/leads/${leadId}`);
  const text = page.getByRole("textbox", { name: /^Message to/ });
  await text.fill("We begin in June.");
  await writeReply(leadId, { id: randomUUID(), subject: "Your ferry", body: "We begin in May." }, other);
  await expect(page.getByRole("alert")).toHaveText("Samuel Reis has just answered.");
  await page.getByRole("button", { name: "Send reply" }).click();
  await expect(page.getByRole("alert")).toContainText("Send it anyway?");
  await expect(text).toHaveValue("We begin in June.");
  await page.getByRole("button", { name: "Send anyway" }).click();
  await expect(text).toHaveValue("");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Send reply" })).toBeVisible();
  expect((await listReplies(leadId)).map(({ body }) => body)).toEqual([
    "We begin in May.",
    "We begin in June.",
  ]);
});

test("DESK-02: sending a delivery by keyboard does not move the focus to another delivery", async ({
  page,
  staff,
}) => {
  const { rows } = await someLeads(1);
  const leadId = rows[0]?.id ?? "";
  const id = randomUUID();
  await db
    .insert(leadReplies)
    .values({ id, leadId, authorId: staff.id, subject: "Your ferry", body: "In May.", messageId: id });
  await openPage(page, `/admin/leads/${leadId}`);
  const send = page.getByRole("button", { name: /^Send ?: Mail to the team/ });
  await send.press("Enter");
  await expect(send).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Send ?: Your ferry/ })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Delivery" })).toBeFocused();
});
