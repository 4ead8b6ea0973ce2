import { randomUUID } from "node:crypto";
import { eq, inArray, like } from "drizzle-orm";
import type { Page } from "playwright/test";
import { db } from "#app/platform/database.server.ts";
import { leads } from "#db/schema/leads.ts";
import { savedViews } from "#db/schema/saved-views.ts";
import { taskComments, tasks } from "#db/schema/tasks.ts";
import { openPage } from "#tests/support/answers-to-script.ts";
import { findings } from "#tests/support/axe.ts";
import { createLead } from "#tests/support/factories/leads.ts";
import { createTask } from "#tests/support/factories/tasks.ts";
import { expect, test } from "#tests/support/fixtures.ts";

test.use({ expectedErrors: [/^50[023] |Failed to load resource/] });

const word = `f${randomUUID().slice(0, 8)}`;

test.beforeEach(({ page }) => page.clock.install());

test.afterEach(async () => {
  await db.delete(savedViews);
  await db.delete(tasks).where(like(tasks.title, `%${word}%`));
  await db.delete(leads).where(like(leads.name, `%${word}%`));
});

const notice = (page: Page) => page.getByRole("alert").filter({ hasText: "Not saved yet" });

/**
 * Makes a write fail in each way, checks that the screen keeps its state, and lets the write succeed by the notice's
 * retry button or, after a 503, by the automatic retry.
 */
async function outlives(page: Page, write: () => Promise<unknown>, unchanged: () => Promise<unknown>) {
  const statuses = [500, 502, 503];
  await page.route("**/*.data*", (route) => {
    const status = route.request().method() === "POST" ? statuses.shift() : undefined;
    return status ? route.fulfill({ status }) : route.fallback();
  });
  const { href } = new URL(page.url());
  await write();
  for (let failure = 0; failure < 2; failure++) {
    await expect(notice(page)).toContainText("the server reported an error");
    await unchanged();
    expect(page.url()).toBe(href);
    await notice(page).getByRole("button", { name: "Try again now" }).click();
  }
  await expect(notice(page)).toContainText("the database cannot be reached");
  await unchanged();
  await page.clock.fastForward(3000);
  await expect(notice(page)).toHaveCount(0);
  expect(statuses).toEqual([]);
  await page.unroute("**/*.data*");
}

test("ADMIN-06: a page moved in the tree stays in place when the write fails, and a retry stores the move", async ({
  page,
  staff: _,
  own,
}) => {
  const titles = () => page.getByRole("rowheader").filter({ hasText: own.word }).allInnerTexts();
  const moved = [own.top, own.marble, own.granite].map(({ title }) => expect.stringContaining(title));
  await openPage(page, "/admin/pages");
  await page.getByRole("button", { name: `Move ${own.marble.title}` }).focus();
  await outlives(
    page,
    async () => {
      for (const key of ["Space", "ArrowUp", "Space"]) await page.keyboard.press(key);
    },
    () => expect.poll(titles).toEqual(moved),
  );
  await expect(page.getByRole("status").first()).toHaveText(`${own.marble.title} moved.`);
  await openPage(page, "/admin/pages");
  expect(await titles()).toEqual(moved);
});

test("ADMIN-06: a card moved on the task or lead board stays in place when the write fails", async ({
  page,
  staff: _,
}) => {
  const task = await createTask({ title: `Call ${word}` });
  await openPage(page, "/admin/tasks");
  const inProgress = page.getByRole("region", { name: /^Doing/ }).getByRole("link", { name: task.title });
  await page.getByRole("button", { name: `Move ${task.title}` }).focus();
  await outlives(
    page,
    async () => {
      for (const key of ["Space", "ArrowRight", "Space"]) await page.keyboard.press(key);
    },
    () => expect(inProgress).toBeVisible(),
  );
  await expect
    .poll(async () => (await db.select().from(tasks).where(eq(tasks.id, task.id)))[0]?.status)
    .toBe("doing");

  const lead = await createLead({ name: `Ines ${word}` });
  await openPage(page, `/admin/leads?view=board&q=${word}`);
  await page.getByRole("link", { name: lead.name }).focus();
  await outlives(
    page,
    () => page.keyboard.press("3"),
    () => expect(page.getByRole("link", { name: lead.name })).toBeVisible(),
  );
  await expect
    .poll(async () => (await db.select().from(leads).where(eq(leads.id, lead.id)))[0]?.status)
    .toBe("qualified");
});

test("ADMIN-06: input in a saved view, a comment, a lead and a task stays when the write fails", async ({
  page,
  staff: _,
}) => {
  test.slow();
  const lead = await createLead({ name: `Ines ${word}` });
  const task = await createTask({ title: `Call ${word}` });

  await openPage(page, "/admin/leads?status=won");
  await page.getByText("Save view…").click();
  const name = page.getByLabel("Name of the view");
  await name.fill(`View ${word}`);
  await outlives(
    page,
    () => page.getByRole("button", { name: "Save view" }).click(),
    () => expect(name).toHaveValue(`View ${word}`),
  );
  await expect(page.getByRole("link", { name: `View ${word}` })).toBeVisible();

  await openPage(page, `/admin/tasks/${task.id}`);
  const comment = page.getByLabel("Comment", { exact: true });
  await comment.fill(`Said ${word}`);
  await outlives(
    page,
    () => page.getByRole("button", { name: "Comment", exact: true }).click(),
    () => expect(comment).toHaveValue(`Said ${word}`),
  );
  await expect(page.getByRole("main").getByText(`Said ${word}`)).toBeVisible();
  const comments = await db
    .select()
    .from(taskComments)
    .where(inArray(taskComments.taskId, [task.id]));
  expect(comments).toHaveLength(1);

  await openPage(page, `/admin/leads/${lead.id}`);
  const step = page.getByLabel("Next step");
  await step.fill(`Send ${word}`);
  await outlives(
    page,
    () => page.getByRole("button", { name: "Save" }).click(),
    () => expect(step).toHaveValue(`Send ${word}`),
  );
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();

  await openPage(page, "/admin/tasks/new");
  const title = page.getByLabel("Title");
  await title.fill(`New ${word}`);
  await outlives(
    page,
    () => page.getByRole("button", { name: "Create task" }).click(),
    async () => {
      await expect(title).toHaveValue(`New ${word}`);
      expect(await findings(page)).toEqual([]);
    },
  );
  await expect(page.getByRole("heading", { name: `New ${word}` })).toBeVisible();
});
