import { eq } from "drizzle-orm";
import type { Page } from "playwright/test";
import { db } from "#app/platform/database.server.ts";
import { pages } from "#db/schema/pages.ts";
import { answersToScript, openPage } from "#tests/support/answers-to-script.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { press } from "#tests/support/keyboard.ts";

test("PAGE-01: the keyboard reorders and nests pages, and every step is announced", async ({
  page,
  staff: _,
  request,
  own,
}) => {
  test.slow();
  const titles = () => page.getByRole("rowheader").filter({ hasText: own.word }).allInnerTexts();
  const said = page.getByRole("status").first();
  const handle = page.getByRole("button", { name: `Move ${own.marble.title}` });
  await openPage(page, "/admin/pages");
  await press(handle, "Space");
  await expect(said).toContainText(`2 of 2 under ${own.top.title}`);
  await page.keyboard.press("ArrowUp");
  await expect(said).toHaveText(`1 of 2 under ${own.top.title}`);
  await page.keyboard.press("Escape");
  await expect(said).toHaveText(`${own.marble.title} stays where it was.`);

  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Space");
  await expect(said).toHaveText(`${own.marble.title} moved.`);
  await expect.poll(titles).toEqual([own.top.title, own.marble.title, own.granite.title].map(containing));

  await press(page.getByRole("button", { name: `Move ${own.granite.title}` }), "Space");
  await page.keyboard.press("ArrowRight");
  await expect(said).toHaveText(`1 of 1 under ${own.marble.title}`);
  await page.keyboard.press("Space");
  await expect(said).toHaveText(
    `${own.granite.title} moved from /${own.word}/${own.granite.slug} to /${own.word}/${own.marble.slug}/${own.granite.slug}.`,
  );
  const old = await request.get(`/${own.word}/${own.granite.slug}`, { maxRedirects: 0 });
  expect(old.status()).toBe(301);
  expect(old.headers().location).toBe(`/${own.word}/${own.marble.slug}/${own.granite.slug}`);

  await page.reload();
  await answersToScript(page);
  expect(await titles()).toEqual([own.top.title, own.marble.title, own.granite.title].map(containing));

  await db.delete(pages).where(eq(pages.id, own.granite.id));
  await press(page.getByRole("button", { name: `Move ${own.granite.title}` }), "Space");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Space");
  await expect(page.getByText("Someone else has deleted this page.")).toBeVisible();
  await expect.poll(titles).toEqual([own.top.title, own.marble.title].map(containing));
});

test("PAGE-01: a page is dragged by its handle", async ({ page, staff: _, own }) => {
  test.slow();
  await openPage(page, "/admin/pages");
  const from = await page.getByRole("button", { name: `Move ${own.marble.title}` }).boundingBox();
  const to = await page.getByRole("row", { name: own.granite.title }).boundingBox();
  if (!from || !to) throw new Error("the rows are not on the screen");
  await hoverUntilDraggable(page, own.marble.id, { x: from.x + 5, y: from.y + 5 });
  await page.mouse.down();
  await page.mouse.move(from.x + 5, from.y - 10, { steps: 4 });
  await page.mouse.move(from.x + 5, to.y + 4, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByRole("status").first()).toHaveText(`${own.marble.title} moved.`);
  await expect(page.getByRole("rowheader").filter({ hasText: own.word }).nth(1)).toContainText("marble");
});

test("PAGE-01: dragging a page to the right nests it under the page above; Escape cancels the drag", async ({
  page,
  staff: _,
  own,
}) => {
  const said = page.getByRole("status").first();
  const handle = page.getByRole("button", { name: `Move ${own.marble.title}` });
  await openPage(page, "/admin/pages");
  const grip = await handle.boundingBox();
  if (!grip) throw new Error("the row is not on the screen");
  const [x, y] = [grip.x + 5, grip.y + 5];
  await hoverUntilDraggable(page, own.marble.id, { x, y });
  await page.mouse.down();
  await page.mouse.move(x + 30, y, { steps: 6 });
  await expect(page.locator(`[data-page="${own.marble.id}"]`), "the browser drags the row").toHaveCSS(
    "opacity",
    "0.45",
  );
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await expect(said).toHaveText(`${own.marble.title} stays where it was.`);

  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 30, y, { steps: 6 });
  await page.mouse.up();
  await expect(said).toContainText(`/${own.word}/${own.granite.slug}/${own.marble.slug}.`);
});

test("PAGE-01: on a phone a page is moved from the menu of its row", { tag: "@phone" }, async ({
  page,
  staff: _,
  own,
}) => {
  await openPage(page, "/admin/pages");
  await page.getByLabel(`More for ${own.marble.title}`).tap();
  await page.getByRole("button", { name: "Move up" }).filter({ visible: true }).tap();
  await expect(page.getByRole("rowheader").filter({ hasText: own.word }).nth(1)).toContainText("marble");
});

const containing = (title: string) => expect.stringContaining(title);

/** The drag and drop code loads after the first render, and prepares a row on hover. */
async function hoverUntilDraggable(page: Page, pageId: string, { x, y }: { x: number; y: number }) {
  await expect(async () => {
    await page.mouse.move(0, 0);
    await page.mouse.move(x, y);
    await expect(page.locator(`[data-page="${pageId}"]`)).toHaveAttribute("draggable", "true", {
      timeout: 500,
    });
  }).toPass();
}
