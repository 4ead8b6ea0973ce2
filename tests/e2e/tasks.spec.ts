import { eq, inArray } from "drizzle-orm";
import type { Page } from "playwright/test";
import { db } from "#app/platform/database.server.ts";
import { tasks } from "#db/schema/tasks.ts";
import { openPage } from "#tests/support/answers-to-script.ts";
import { findings } from "#tests/support/axe.ts";
import { draggableCard } from "#tests/support/dragging.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createTask } from "#tests/support/factories/tasks.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { storedDrafts } from "#tests/support/stored-drafts.ts";

test.describe("tasks", () => {
  const titles: string[] = [];
  const titled = (words: string) => {
    const title = `${words} ${crypto.randomUUID().slice(0, 8)}`;
    titles.push(title);
    return title;
  };
  test.afterEach(async () => {
    await db.delete(tasks).where(inArray(tasks.title, titles.splice(0)));
  });

  test("TASK-01: by keyboard a task is created, moved, discussed and deleted, shown to others at once, and mailed to those it mentions", async ({
    page,
    staff: _,
    other,
    mailbox,
  }) => {
    const rowan = await createStaff({ name: `Rowan ${crypto.randomUUID().slice(0, 8)}`, role: "sales" });
    await openPage(other, "/admin/tasks");
    await openPage(page, "/admin/tasks");
    const title = titled("Chase the numbers");

    await page.keyboard.press("c");
    await expect(page.getByRole("dialog", { name: "New task" })).toBeVisible();
    await expect(page.getByLabel("Title")).toBeFocused();
    await page.keyboard.type(title);
    await page.keyboard.press("Tab");
    await page.keyboard.type("They promised **all** of them.");
    await page.keyboard.press("Tab");
    await page.keyboard.type("Call");
    await page.keyboard.press("Control+Enter");
    const task = page.getByRole("dialog", { name: title });
    await expect(task.getByText("They promised all of them.")).toBeVisible();
    await expect(card(other, title)).toBeVisible();

    await page.getByRole("button", { name: "Mark as done: Call" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Checklist, 1 of 1 done" })).toBeVisible();
    await page.getByLabel("Comment", { exact: true }).focus();
    await page.keyboard.type(`@${rowan.name.slice(0, 10)}`);
    await expect(page.getByRole("option", { name: rowan.name, selected: true })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("option")).toHaveCount(0);
    await expect(task, "Escape closes no more than the suggestions").toBeVisible();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type(`@${rowan.name.slice(0, 10)}`);
    await expect(page.getByRole("option", { name: rowan.name, selected: true })).toBeVisible();
    await page.keyboard.press("Enter");
    await page.keyboard.type("can you?");
    await page.keyboard.press("Control+Enter");
    await expect(task.getByRole("list", { name: "Comments" })).toContainText(`@${rowan.name} can you?`);
    const mention = async () => (await mailbox.messages()).find(({ to }) => to[0]?.address === rowan.email);
    await expect.poll(mention).toBeDefined();
    expect((await mention())?.text).toContain(new URL(page.url()).pathname);

    await page.keyboard.press("Escape");
    await expect(task).toHaveCount(0);
    const grip = page.getByRole("button", { name: `Move ${title}` });
    await grip.focus();
    await page.keyboard.press("Space");
    await expect(page.getByText(`${title} picked up`)).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await expect(grip).toBeFocused();
    await expect(page.getByText(/^Doing, 1 of \d+$/)).toBeVisible();
    await page.keyboard.press("Space");
    await expect(column(other, "Doing").getByRole("link", { name: title })).toBeVisible();
    await expect(column(page, "Doing").getByRole("link", { name: title })).toBeVisible();

    await column(other, "Doing").getByRole("link", { name: title }).click();
    await other.getByLabel("Comment", { exact: true }).fill("Half a sentence");
    await page.getByRole("link", { name: title }).press("Enter");
    await task.getByRole("button", { name: "Delete" }).press("Enter");
    await expect(page.getByText(`“${title}” was deleted.`)).toBeVisible();
    await expect(other.getByRole("dialog", { name: "Task deleted" })).toBeVisible();
    await expect(other.getByRole("heading", { level: 1, name: "Tasks", includeHidden: true })).toBeVisible();
    await other.getByRole("button", { name: "Restore" }).click();
    await expect(other.getByRole("dialog", { name: title })).toBeVisible();
    await expect(other.getByLabel("Comment", { exact: true })).toHaveValue("Half a sentence");
  });

  test("TASK-01: a task is dragged to another column", async ({ page, staff: _ }) => {
    const title = titled("Drag me");
    const { id } = await createTask({ title, orderIndex: -1_000_000 });
    await openPage(page, "/admin/tasks");
    const dragged = await draggableCard(page, title);
    await dragged.dragTo(column(page, "Review").getByRole("heading"));
    await expect(column(page, "Review").getByRole("link", { name: title })).toBeVisible();
    await expect
      .poll(async () => (await db.select().from(tasks).where(eq(tasks.id, id)))[0]?.status)
      .toBe("review");
  });

  test("ADMIN-06: two edits of one task show side by side, and no input is lost", async ({
    page,
    staff: _,
  }) => {
    const title = titled("Both of us");
    const { id } = await createTask({ title });
    await openPage(page, `/admin/tasks/${id}?edit=1`);
    await page.getByLabel("Description").fill("What I typed");
    await db
      .update(tasks)
      .set({ description: "What somebody else typed", dueDate: "2999-12-01", version: 2 })
      .where(eq(tasks.id, id));
    await page.getByRole("button", { name: "Save" }).click();

    const conflict = page.getByRole("alert").filter({ hasText: "someone else saved this task" });
    await expect(conflict.locator("legend"), "what differs").toHaveText(["Description", "Due"]);
    const description = conflict.getByRole("group", { name: "Description" });
    await expect(description).toContainText("What somebody else typed");
    await expect(description).toContainText("What I typed");
    await expect(page.getByLabel("Description")).toHaveValue("What I typed");
    const due = conflict.getByRole("group", { name: "Due" });
    await expect(due).toContainText("1 Dec 2999");
    await expect(page.getByLabel("Due"), "nothing was typed there").toHaveValue("2999-12-01");
    await due.getByRole("radio", { name: "Keep mine" }).check();
    await expect(page.getByLabel("Due")).toHaveValue("");
    await due.getByRole("radio", { name: "Use theirs" }).check();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("What I typed", { exact: true })).toBeVisible();
    await expect(page.getByText("1 Dec 2999")).toBeVisible();
    await expect(page).toHaveURL(`/admin/tasks/${id}`);
  });

  test("TASK-01: Back after creating a task returns to the board, not to the empty form", async ({
    page,
    staff: _,
  }) => {
    const title = titled("Only once");
    await openPage(page, "/admin/tasks");
    await page.getByRole("link", { name: "New task" }).first().click();
    await page.getByLabel("Title").fill(title);
    await page.getByRole("button", { name: "Create task" }).click();
    await expect(page).toHaveURL(/\/admin\/tasks\/[0-9a-f-]{36}/);
    await page.goBack();
    await expect(page).toHaveURL("/admin/tasks");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  test("TASK-01, ADMIN-06: unsaved input in a task or a comment survives its tab until it is saved", async ({
    context,
    page,
    staff: _,
  }) => {
    const title = titled("Half a thought");
    await openPage(page, "/admin/tasks/new");
    await page.getByLabel("Title").fill(title);
    await page.getByLabel("Description").fill("First words");
    await page.getByLabel("Priority").selectOption("Urgent");
    await expect.poll(() => storedDrafts(page)).toContain("urgent");
    await page.close();

    const second = await context.newPage();
    await openPage(second, "/admin/tasks/new");
    await expect(second.getByLabel("Title")).toHaveValue(title);
    await expect(second.getByLabel("Priority")).toHaveValue("urgent");
    await second.getByRole("button", { name: "Create task" }).click();
    await expect(second).toHaveURL(/\/admin\/tasks\/[\da-f-]{36}$/);
    await expect(second.getByText("First words")).toBeVisible();
    const address = new URL(second.url()).pathname;
    await second.getByLabel("Comment", { exact: true }).fill("Half a sentence");
    await second.getByRole("link", { name: "Edit" }).click();
    await second.getByLabel("Description").fill("Second words");
    await expect
      .poll(() => storedDrafts(second))
      .toMatch(/Half a sentence.*Second words|Second words.*Half a sentence/s);
    await second.close();
    await db.update(tasks).set({ description: "Words of another", version: 2 }).where(eq(tasks.title, title));

    const third = await context.newPage();
    await openPage(third, `${address}?edit=1`);
    const restored = third.getByRole("status").filter({ hasText: "Draft restored" });
    await expect(restored).toContainText("Words of another");
    await third.getByRole("button", { name: "Save" }).click();
    await expect(third.getByRole("alert")).toContainText("Words of another");
    await expect(third.getByLabel("Description")).toHaveValue("Second words");
    await third.getByRole("button", { name: "Save" }).click();
    await expect(third.getByRole("alert")).toHaveCount(0);
    await expect(third.getByText("Second words", { exact: true })).toBeVisible();
    await expect(third.getByLabel("Comment", { exact: true })).toHaveValue("Half a sentence");
    await third.getByRole("button", { name: "Comment" }).click();
    await expect(third.getByRole("list", { name: "Comments" })).toContainText("Half a sentence");

    for (const path of ["/admin/tasks/new", address, `${address}?edit=1`]) {
      await openPage(third, path);
      await expect(third.getByRole("button", { name: /^(Comment|Save|Create task)$/ })).toBeVisible();
      await expect(third.getByText(/^Draft restored/)).toHaveCount(0);
    }
  });

  test("TASK-01: checklist items and comments are added one after another from their field", async ({
    context,
    page,
    staff: _,
  }) => {
    const { id } = await createTask({ title: titled("One after another") });
    await openPage(page, `/admin/tasks/${id}`);
    const item = page.getByRole("textbox", { name: "New item" });
    await item.fill("First item");
    await item.press("Enter");
    await item.press("Enter");
    await expect(page.getByRole("heading", { name: "Checklist, 0 of 1 done" })).toBeVisible();
    await expect(item).toHaveValue("");
    await expect(item).toBeFocused();
    await item.fill("Half typed");
    const other = await context.newPage();
    await openPage(other, `/admin/tasks/${id}`);
    await other.getByRole("textbox", { name: "New item" }).fill("From elsewhere");
    await other.getByRole("button", { name: "Add to the checklist" }).click();
    await expect(page.getByRole("heading", { name: "Checklist, 0 of 2 done" })).toBeVisible();
    await expect(item).toHaveValue("Half typed");

    await page.route("**/checklist*", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    for (const name of ["First item", "From elsewhere"])
      await page.getByRole("button", { name: `Mark as done: ${name}` }).click();
    await expect(page.getByRole("heading", { name: "Checklist, 2 of 2 done" })).toBeVisible();
    await page.unroute("**/checklist*");

    await page.getByRole("button", { name: "Remove First item" }).press("Enter");
    await expect(page.getByRole("heading", { name: "Checklist, 1 of 1 done" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Remove From elsewhere" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Checklist", exact: true })).toBeFocused();

    const comment = page.getByLabel("Comment", { exact: true });
    await comment.fill("First comment");
    await comment.press("Control+Enter");
    await expect(page.getByRole("list", { name: "Comments" })).toContainText("First comment");
    await expect(comment).toHaveValue("");
    await expect(comment).toBeFocused();

    await comment.fill("Second comment");
    await db.update(tasks).set({ deletedAt: new Date() }).where(eq(tasks.id, id));
    await comment.press("Control+Enter");
    await expect(page.getByRole("heading", { name: "Task deleted" })).toBeVisible();
    await page.getByRole("button", { name: "Restore" }).click();
    await expect(item).toBeVisible(); // restored; the comment's text was visible before
    await expect(comment).toHaveValue("Second comment");
    await db.update(tasks).set({ deletedAt: new Date() }).where(eq(tasks.id, id));
    await item.fill("Third item");
    await item.press("Enter");
    await expect(page.getByRole("heading", { name: "Task deleted" })).toBeVisible();
    await page.getByRole("button", { name: "Restore" }).click();
    await expect(item).toHaveValue("Third item");
  });

  test("TASK-01: a comment that is typed for one task is not taken to the next", async ({
    page,
    staff: _,
  }) => {
    const titles = [titled("The one"), titled("The next")];
    const [one] = await Promise.all(titles.map((title) => createTask({ title, orderIndex: -2_000_000 })));
    await openPage(page, `/admin/tasks/${one?.id}`);
    await page.getByLabel("Comment", { exact: true }).fill("For the one only");
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox").fill(titles[1] ?? "");
    await page.getByRole("option", { name: titles[1] }).click();
    await expect(page).not.toHaveURL(new RegExp(one?.id ?? ""));
    await expect(page.getByLabel("Comment", { exact: true })).toHaveValue("");
  });

  test("TASK-01, ADMIN-06: what is typed for a task that is deleted meanwhile can be copied, and the task restored", async ({
    page,
    staff: _,
  }) => {
    const title = titled("Typed too late");
    const { id } = await createTask({ title });
    const address = `/admin/tasks/${id}`;
    await openPage(page, address);
    for (const [field, button] of [
      ["Comment", "Comment"],
      ["New item", "Add to the checklist"],
    ] as const) {
      await page.getByRole("textbox", { name: field }).fill("A *late* word");
      await db.update(tasks).set({ deletedAt: new Date() }).where(eq(tasks.id, id));
      await page.getByRole("button", { name: button, exact: true }).click();
      await expect(page.getByRole("heading", { name: "Task deleted" })).toBeVisible();
      await expect(page.getByLabel(field)).toHaveValue("A *late* word");
      await page.getByRole("button", { name: "Restore" }).click();
      await expect(page).toHaveURL(address);
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole("textbox", { name: field }), "restored by itself").toHaveValue(
        "A *late* word",
      );
    }
  });

  for (const colorScheme of ["light", "dark"] as const) {
    test.describe(colorScheme, () => {
      test.use({ colorScheme });

      test(`TASK-01: board, list and task have no accessibility finding in the ${colorScheme} theme`, async ({
        page,
        staff: _,
      }) => {
        const title = titled("To be looked at");
        await createTask({
          title,
          orderIndex: -1_000_000,
          priority: "urgent",
          dueDate: "2026-01-05",
          labels: ["looks"],
          description: "# Big\n\n- one\n\n> two",
          checklist: [{ id: crypto.randomUUID(), text: "Seen", done: true }],
        });
        await openPage(page, "/admin/tasks");
        expect(await findings(page)).toEqual([]);
        await card(page, title).getByRole("link", { name: title }).click();
        await expect(page.getByRole("dialog", { name: title })).toBeVisible();
        expect(await findings(page)).toEqual([]);
        await openPage(page, "/admin/tasks?view=list&label=looks");
        expect(await findings(page)).toEqual([]);
        await openPage(page, "/admin/tasks/new");
        expect(await findings(page)).toEqual([]);
      });
    });
  }
});

function column(page: Page, name: string) {
  return page.getByRole("region", { name });
}

function card(page: Page, title: string) {
  return page.getByRole("listitem").filter({ hasText: title });
}
