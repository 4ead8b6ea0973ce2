import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Page } from "playwright/test";
import { db } from "#app/platform/database.server.ts";
import { news } from "#db/schema/news.ts";
import { testimonials } from "#db/schema/testimonials.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { p } from "#tests/support/rich-text.ts";
import { openContent, openPanel } from "./editor-page.ts";

const barOf = (page: Page) => page.getByRole("region", { name: "Last change" });

const body = { type: "doc" as const, content: [p("The pilot knows both.")] };

test("NEWS-01: unpublishing an article and moving it to the trash can be undone from the notice", async ({
  page,
  request,
  staff: _,
  anArticle,
}) => {
  const slug = `undone-${randomUUID().slice(0, 8)}`;
  const { id } = await anArticle({ slug, title: "The undone tide", body });
  await db
    .update(news)
    .set({ scheduledAt: new Date("2099-12-31"), scheduledVersion: 1 })
    .where(eq(news.id, id));
  const status = async () => (await request.get(`/news/${slug}`)).status();
  await openContent(page, "news", id);
  const unpublish = page.getByRole("button", { name: "Unpublish" });
  const menu = page.getByText("Article settings", { exact: true }).first();
  await menu.click();
  await unpublish.click();
  await expect(barOf(page)).toContainText(
    "The undone tide unpublished. Its schedule will publish it again, unless you cancel it.",
  );
  expect(await status()).toBe(404);
  await barOf(page).getByRole("button", { name: "Undo" }).click();
  await expect(barOf(page)).toHaveCount(0);
  expect(await status()).toBe(200);

  const panel = await openPanel(page, "Address, links and deletion");
  await panel.getByRole("button", { name: "Move to trash" }).click();
  await expect(barOf(page)).toContainText("The undone tide moved to the trash.");
  expect(await status()).toBe(410);
  await barOf(page).getByRole("button", { name: "Undo" }).click();
  await expect(barOf(page)).toContainText("The undone tide restored as a draft.");
  await expect(page.getByRole("heading", { level: 1, name: "The undone tide" })).toBeVisible();
});

test("NEWS-01: unpublishing a testimonial and moving it to the trash can be undone from the notice", async ({
  page,
  staff: _,
  aTestimonial,
}) => {
  const name = `Undone ${randomUUID().slice(0, 8)}`;
  const { id } = await aTestimonial({ name });
  const isPublished = async () => {
    const [row] = await db.select().from(testimonials).where(eq(testimonials.id, id));
    return row?.isPublished;
  };
  await openContent(page, "testimonials", id);
  await page.getByText("Testimonial settings", { exact: true }).first().click();
  await page.getByRole("button", { name: "Unpublish" }).click();
  await expect(barOf(page)).toContainText(`${name} unpublished.`);
  expect(await isPublished()).toBe(false);
  await barOf(page).getByRole("button", { name: "Undo" }).click();
  await expect(barOf(page)).toHaveCount(0);
  expect(await isPublished()).toBe(true);

  const panel = await openPanel(page, "Links and deletion");
  await panel.getByRole("button", { name: "Move to trash" }).click();
  await expect(barOf(page)).toContainText(`${name} moved to the trash.`);
  await barOf(page).getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
});
