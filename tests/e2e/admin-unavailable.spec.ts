import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { db } from "#app/platform/database.server.ts";
import { tasks } from "#db/schema/tasks.ts";
import { answersToScript, openPage } from "#tests/support/answers-to-script.ts";
import { startAside } from "#tests/support/aside.ts";
import { findings } from "#tests/support/axe.ts";
import { expect, test } from "#tests/support/fixtures.ts";

test.use({ expectedErrors: [/^50[03] |ERR_INTERNET_DISCONNECTED/] });

test("ADMIN-06: a save is retried while the database is down, and is stored once", async ({
  page,
  staff: _,
}, { outputDir }) => {
  const { site, proxy, stop } = await startAside(page, outputDir);
  const title = `Call the ferry line ${randomUUID()}`;
  const stored = () => db.select().from(tasks).where(eq(tasks.title, title));
  const notice = page.getByRole("alert");
  try {
    await page.goto(`${site}/admin/tasks/new`);
    await answersToScript(page);
    await page.getByLabel("Title").fill(title);
    await proxy.cut();
    await page.getByRole("button", { name: "Create task" }).click();
    await expect(notice).toContainText("Not saved yet: the database cannot be reached");
    await expect(page.getByLabel("Title")).toHaveValue(title);
    expect(await findings(page)).toEqual([]);

    await proxy.restore();
    await expect.poll(async () => (await stored()).length, { timeout: 15_000 }).toBe(1);
    await expect(notice).toHaveCount(0);
    await expect(page.getByRole("heading", { name: title })).toBeVisible();

    await proxy.cut();
    await page
      .getByRole("navigation", { name: "Admin" })
      .getByRole("link", { name: /^Leads/ })
      .click();
    await expect(notice).toContainText("The database cannot be reached");
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    await proxy.restore();
    await expect(page).toHaveURL(`${site}/admin/leads`);
    await expect(page.getByRole("heading", { name: "Leads", exact: true })).toBeVisible();
    expect(await stored()).toHaveLength(1);
  } finally {
    await db.delete(tasks).where(eq(tasks.title, title));
    await stop();
  }
});

test("ADMIN-06: without a network connection the form keeps its input, and a second attempt saves it", async ({
  page,
  context,
  staff: _,
}) => {
  const title = `Answer the harbour ${randomUUID()}`;
  const notice = page.getByRole("alert");
  try {
    await page.goto("/admin/tasks/new");
    await answersToScript(page);
    await page.getByLabel("Title").fill(title);
    await context.setOffline(true);
    await page.getByRole("button", { name: "Create task" }).click();
    await expect(notice).toContainText("Not saved yet: the site cannot be reached");
    await expect(page.getByLabel("Title")).toHaveValue(title);

    await context.setOffline(false);
    await notice.getByRole("button", { name: "Try again now" }).click();
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    expect(await db.select().from(tasks).where(eq(tasks.title, title))).toHaveLength(1);
  } finally {
    await context.setOffline(false);
    await db.delete(tasks).where(eq(tasks.title, title));
  }
});

test("ADMIN-06: a shortcut whose code fails to load leaves the screen unchanged and works on the next try", async ({
  page,
  context,
  staff: _,
}) => {
  const lost = page.getByRole("dialog", { name: "This could not be loaded" });
  await openPage(page, "/admin/tasks/new");
  await page.getByLabel("Title").fill("Answer the harbour");
  await context.setOffline(true);
  await page.keyboard.press("Control+k");
  await expect(lost).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(page.getByLabel("Title")).toHaveValue("Answer the harbour");

  await page.keyboard.press("Control+k");
  await expect(lost).toBeVisible();
  await context.setOffline(false);
  await lost.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("combobox", { name: "Find anything" })).toBeFocused();
});
