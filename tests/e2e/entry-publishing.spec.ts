import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Page } from "playwright/test";
import { db } from "#app/platform/database.server.ts";
import { news } from "#db/schema/news.ts";
import { testimonials } from "#db/schema/testimonials.ts";
import { openPage } from "#tests/support/answers-to-script.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { p } from "#tests/support/rich-text.ts";

const publishOf = (page: Page) => page.getByRole("button", { name: /^(Save and publish|Publish)/ });

const body = { type: "doc" as const, content: [p("The pilot knows both.")] };

test("NEWS-01: one press saves and publishes an article's changes; an invalid field prevents both", async ({
  page,
  request,
  staff: _,
  anArticle,
}) => {
  const slug = `at-once-${randomUUID().slice(0, 8)}`;
  const { id } = await anArticle({ slug, title: "Before", body, isPublished: false });
  const stored = async () => (await db.select().from(news).where(eq(news.id, id)))[0];
  await openPage(page, `/admin/content/news/${id}`);
  await expect(publishOf(page)).toHaveText(/^Publish/);
  await page.getByLabel("Title", { exact: true }).fill("After");
  await page.getByLabel("Author").fill("A".repeat(400));
  await expect(publishOf(page)).toHaveText(/^Save and publish/);
  await publishOf(page).click();
  await expect(page.getByLabel("Author")).toHaveAttribute("aria-invalid", "true");
  expect(await stored()).toMatchObject({ title: "Before", draft: null, isPublished: false });

  await page.getByLabel("Author").fill("Ana Reis");
  await publishOf(page).click();
  await expect(page.getByText("Saved and published.")).toBeVisible();
  await expect(publishOf(page)).toHaveCount(0);
  const published = await (await request.get(`/news/${slug}`)).text();
  expect(published).toContain("After");
  expect(published).toContain("Ana Reis");

  await page.getByLabel("Title", { exact: true }).fill("");
  await publishOf(page).click();
  await expect(page.getByText("Not published: the article is not complete yet.")).toBeVisible();
  await expect(page.getByText("Saved, but not published.")).toBeVisible();
  expect(await stored()).toMatchObject({ title: "After", draft: { title: "" }, isPublished: true });
  await page.reload();
  await expect(page.getByText(/^Draft restored/)).toHaveCount(0);
});

test("NEWS-01: the server names the invalid field of an article that the browser did not validate, and publishes nothing", async ({
  page,
  staff: _,
  plain: form,
  anArticle,
}) => {
  const slug = `no-script-${randomUUID().slice(0, 8)}`;
  const { id } = await anArticle({ slug, title: "Before", body, isPublished: false });
  await form.goto(`/admin/content/news/${id}`);
  await form.getByLabel("Title", { exact: true }).fill("Typed without script");
  await form.getByLabel("Author").fill("A".repeat(400));
  await publishOf(form).click();
  await expect(form.getByLabel("Author")).toHaveAttribute("aria-invalid", "true");
  await expect(form.getByLabel("Title", { exact: true })).toHaveValue("Typed without script");
  await form.getByLabel("Author").fill("Ana Reis");
  await publishOf(form).click();
  await expect(form.getByText("Saved and published.")).toBeVisible();
  await page.goto(`/news/${slug}`);
  await expect(page.getByRole("heading", { level: 1, name: "Typed without script" })).toBeVisible();

  await form.getByLabel("Excerpt").fill("Typed too late");
  await db.update(news).set({ isPublished: false, trashedAt: new Date() }).where(eq(news.id, id));
  await form.getByRole("button", { name: "Save draft" }).click();
  await expect(form.getByRole("heading", { name: "Not saved: this article is in the trash" })).toBeVisible();
  await expect(form.getByLabel("Excerpt")).toHaveValue("Typed too late");
  await form.getByRole("link", { name: "Restore the article" }).click();
  await expect(form.getByRole("button", { name: "Undo" })).toBeVisible();
});

test("NEWS-01: one press saves and publishes a testimonial's changes", async ({
  page,
  staff: _,
  aTestimonial,
}) => {
  const name = `At once ${randomUUID().slice(0, 8)}`;
  const { id } = await aTestimonial({ name, isPublished: false });
  await openPage(page, `/admin/content/testimonials/${id}`);
  await page.getByLabel("Company", { exact: true }).fill("Harbour Works");
  await publishOf(page).click();
  await expect(page.getByText("Saved and published.")).toBeVisible();
  const [row] = await db.select().from(testimonials).where(eq(testimonials.id, id));
  expect(row).toMatchObject({ company: "Harbour Works", draft: null, isPublished: true });
});

test("ADMIN-06, NEWS-01: saving and publishing an article does not publish another person's unseen changes", async ({
  page,
  context,
  request,
  staff: _,
  anArticle,
}) => {
  const slug = `unseen-${randomUUID().slice(0, 8)}`;
  const { id } = await anArticle({ slug, title: "The quay", body });
  const other = await context.newPage();
  await openPage(page, `/admin/content/news/${id}`);
  await openPage(other, `/admin/content/news/${id}`);
  await other.getByLabel("Excerpt").fill("Theirs, not looked at");
  await other.getByRole("button", { name: "Save draft" }).click();
  await expect(other.getByText("Saved. Visitors see it once it is published.")).toBeVisible();

  await page.getByLabel("Author").fill("Ana Reis");
  await publishOf(page).click();
  await expect(page.getByText("Not published: the article has changed since you opened it")).toBeVisible();
  await expect(page.getByLabel("Excerpt")).toHaveValue("Theirs, not looked at");
  expect(await (await request.get(`/news/${slug}`)).text()).not.toContain("Theirs, not looked at");

  await publishOf(page).click();
  await expect(page.getByText("Saved and published.")).toBeVisible();
  const published = await (await request.get(`/news/${slug}`)).text();
  expect(published).toContain("Theirs, not looked at");
  expect(published).toContain("Ana Reis");
});
