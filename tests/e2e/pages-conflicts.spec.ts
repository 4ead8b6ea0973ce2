import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { pageStore } from "#app/domain/pages/publishable-page.server.ts";
import { trashPage } from "#app/domain/pages/trash.server.ts";
import { db } from "#app/platform/database.server.ts";
import { pages } from "#db/schema/pages.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { openEditor, openPanel, saved } from "./editor-page.ts";

test("ADMIN-06: two changes of the same field of a page show side by side; other changes are merged", async ({
  page,
  staff: _,
  own,
}) => {
  test.slow();
  const by = await createStaff();
  await openEditor(page, own.granite.slug);
  await page.getByRole("button", { name: "Title, search and sharing" }).click();
  const changes = { fields: { excerpt: "Theirs", extendedTitle: "Only theirs" } };
  await pageStore.saveDraft(own.granite.id, { saveId: randomUUID(), baseVersion: 1, changes, by });
  await page.getByLabel("Excerpt").fill("Mine, at length");
  await page.getByLabel("Search title").fill("Only mine");
  const status = page.getByRole("status", { name: "Saving" });
  await expect(status).toContainText("Conflict (stored in this browser)");

  await status.getByRole("button", { name: "Review conflict" }).click();
  const dialog = page.getByRole("dialog", { name: "Conflicting changes" });
  await expect(dialog).toContainText("Mine, at length");
  await expect(dialog).toContainText("Theirs");
  await expect(dialog).not.toContainText("Only theirs");
  await dialog.getByRole("radio", { name: /Keep mine/ }).check();
  await dialog.getByRole("button", { name: "Merge" }).click();
  await saved(page);
  const [row] = await db.select({ draft: pages.draft }).from(pages).where(eq(pages.id, own.granite.id));
  expect(row?.draft).toMatchObject({
    excerpt: "Mine, at length",
    extendedTitle: "Only theirs",
    searchTitle: "Only mine",
  });
  await expect(page.getByLabel("Extended title")).toHaveValue("Only theirs");
});

test("ADMIN-06: what is typed for a page that someone else has deleted is offered when it is restored", async ({
  page,
  staff: _,
  own,
}) => {
  test.slow();
  await openEditor(page, own.granite.slug);
  await page.getByRole("button", { name: "Title, search and sharing" }).click();
  const panel = await openPanel(page, "Address and menus");
  await trashPage(own.granite.id, { to: null, by: await createStaff() });
  await panel.getByLabel("Slug").fill("typed-too-late");
  await panel.getByRole("button", { name: "Change address" }).click();
  const missing = page.getByRole("dialog", { name: "This could not be loaded" });
  await expect(missing).toContainText("This page has been moved or deleted.");
  await expect(missing.getByLabel("Slug")).toHaveValue("typed-too-late");
  await missing.getByRole("link", { name: "Close" }).click();
  await expect(missing).toBeHidden(); // until then it keeps the focus

  await page.getByLabel("Excerpt").fill("Typed too late");
  const status = page.getByRole("status", { name: "Saving" });
  await expect(status).toContainText("It has been deleted.");
  const reason = status.getByText("It has been deleted.");
  expect(await reason.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0);
  await expect(status.getByRole("link", { name: "Open the trash" })).toBeVisible();
  await expect(page.getByText("Preview paused: your changes are not saved.")).toBeVisible();

  await page.locator("#editor-menu").click();
  await page.getByRole("link", { name: "Versions" }).click();
  const notice = page.getByRole("region", { name: "Last change" });
  await expect(notice).toContainText(`granite of ${own.word} moved to the trash.`);
  await notice.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: "Restore", exact: true }).click();
  await saved(page);
  const [row] = await db.select({ draft: pages.draft }).from(pages).where(eq(pages.id, own.granite.id));
  expect(row?.draft).toMatchObject({ excerpt: "Typed too late" });
});
