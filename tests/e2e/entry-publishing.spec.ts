import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Page } from "playwright/test";
import { db } from "#app/platform/database.server.ts";
import { news } from "#db/schema/news.ts";
import { testimonials } from "#db/schema/testimonials.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { p } from "#tests/support/rich-text.ts";
import { openContent, publish, saved } from "./editor-page.ts";

const body = { type: "doc" as const, content: [p("The pilot knows both.")] };

const openPublishing = async (page: Page) => {
  await page.getByRole("button", { name: "Publish …" }).click();
  return page.getByRole("dialog", { name: "Publish" });
};

test("NEWS-01: an article is saved while it is typed, and published; an invalid field prevents publishing", async ({
  page,
  request,
  staff: _,
  anArticle,
}) => {
  test.slow();
  const slug = `at-once-${randomUUID().slice(0, 8)}`;
  const { id } = await anArticle({ slug, title: "Before", body, isPublished: false });
  const stored = async () => (await db.select().from(news).where(eq(news.id, id)))[0];
  await openContent(page, "news", id);
  await page.getByLabel("Title", { exact: true }).fill("After");
  await page.getByLabel("Author").fill("A".repeat(400));
  await expect(page.getByLabel("Author")).toHaveAttribute("aria-invalid", "true");
  await saved(page);
  expect(await stored(), "nothing typed is lost").toMatchObject({
    title: "Before",
    draft: { title: "After", author: "A".repeat(400) },
    isPublished: false,
  });
  const panel = await openPublishing(page);
  await expect(panel.getByRole("button", { name: "Publish the article" })).toBeDisabled();
  await panel.getByRole("button", { name: "Author" }).click();
  await expect(page.getByLabel("Author")).toBeFocused();

  await page.getByLabel("Author").fill("Ana Reis");
  await publish(page);
  const published = await (await request.get(`/news/${slug}`)).text();
  expect(published).toContain("After");
  expect(published).toContain("Ana Reis");
  expect(await stored()).toMatchObject({ title: "After", draft: null, isPublished: true });

  await page.getByLabel("Title", { exact: true }).fill("");
  await expect((await openPublishing(page)).getByText("Title is missing")).toBeVisible();
});

test("NEWS-01: publishing shows what it has stored, the article's date and texts without spaces around them", async ({
  page,
  staff: _,
  anArticle,
}) => {
  const { id } = await anArticle({ title: "Undated", body, publishedDate: null, isPublished: false });
  await openContent(page, "news", id);
  const title = page.getByLabel("Title", { exact: true });
  await title.fill("  Dated  ");
  await saved(page);
  await publish(page);
  await expect(title).toHaveValue("Dated");
  await expect(page.getByLabel("Date", { exact: true })).toHaveValue(new Date().toISOString().slice(0, 10));

  await title.fill("Dated again");
  await saved(page);
  const [row] = await db.select().from(news).where(eq(news.id, id));
  expect(row?.draft, "what publishing set is no change of the editor").toMatchObject({
    title: "Dated again",
    publishedDate: new Date().toISOString().slice(0, 10),
  });
});

test("NEWS-01: a testimonial's changes are shown in its preview and published", async ({
  page,
  staff: _,
  aTestimonial,
}) => {
  const name = `At once ${randomUUID().slice(0, 8)}`;
  const { id } = await aTestimonial({ name, isPublished: false });
  await openContent(page, "testimonials", id);
  await page.getByLabel("Company", { exact: true }).fill("Harbour Works");
  await saved(page);
  await expect(page.frameLocator("iframe").getByText("Harbour Works")).toBeVisible();
  await publish(page);
  const [row] = await db.select().from(testimonials).where(eq(testimonials.id, id));
  expect(row).toMatchObject({ company: "Harbour Works", draft: null, isPublished: true });
});

test("ADMIN-06, NEWS-01: publishing an article does not publish another person's unseen changes", async ({
  page,
  other,
  request,
  staff: _,
  anArticle,
}) => {
  test.slow();
  const slug = `unseen-${randomUUID().slice(0, 8)}`;
  const { id } = await anArticle({ slug, title: "The quay", body });
  await openContent(page, "news", id);
  await openContent(other, "news", id);
  await page.getByLabel("Author").fill("Ana Reis");
  await saved(page);
  const panel = await openPublishing(page);
  await other.getByLabel("Excerpt").fill("Theirs, not looked at");
  await saved(other);

  await panel.getByRole("button", { name: "Publish the changes" }).click();
  await expect(panel.getByRole("status", { name: "Publishing" })).toContainText(
    "Someone else has just changed this article.",
  );
  await page.keyboard.press("Escape");
  await expect(page.getByLabel("Excerpt")).toHaveValue("Theirs, not looked at");
  expect(await (await request.get(`/news/${slug}`)).text()).not.toContain("Theirs, not looked at");

  await publish(page);
  const published = await (await request.get(`/news/${slug}`)).text();
  expect(published).toContain("Theirs, not looked at");
  expect(published).toContain("Ana Reis");
});

test("ADMIN-06, NEWS-01: what is typed into an article that was deleted meanwhile stays on the screen", async ({
  page,
  staff: _,
  anArticle,
}) => {
  const { id } = await anArticle({ title: "The quay", body });
  await openContent(page, "news", id);
  await db.update(news).set({ isPublished: false, trashedAt: new Date() }).where(eq(news.id, id));
  await page.getByLabel("Excerpt").fill("Typed too late");
  await expect(page.getByRole("status", { name: "Saving" })).toContainText("It has been deleted.");
  await expect(page.getByLabel("Excerpt")).toHaveValue("Typed too late");
});
