import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Page } from "playwright/test";
import { db } from "#app/platform/database.server.ts";
import { news } from "#db/schema/news.ts";
import { testimonials } from "#db/schema/testimonials.ts";
import { openPage } from "#tests/support/answers-to-script.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { write } from "#tests/support/keyboard.ts";
import { p } from "#tests/support/rich-text.ts";

const saveButton = (page: Page) => page.getByRole("button", { name: "Save draft" });

async function save(page: Page) {
  await saveButton(page).click();
  await expect(page.getByText("Saved. Visitors see it once it is published.")).toBeVisible();
}

test("ADMIN-06, NEWS-01: changes by two people to different fields of one article are merged", async ({
  page,
  staff: _,
  other,
  anArticle,
}) => {
  test.slow();
  const body = { type: "doc" as const, content: [p("As the tide had it.")] };
  const { id } = await anArticle({ slug: `merged-${randomUUID().slice(0, 8)}`, title: "The quay", body });
  for (const each of [page, other]) await openPage(each, `/admin/content/news/${id}`);
  await other.getByLabel("Tags").fill("Ports, Pilots");
  await write(other.getByRole("textbox", { name: "Text", exact: true }), "As the other had it.");
  await save(other);
  await page.getByLabel("Excerpt").fill("Excerpt by me");
  await save(page);
  await expect(page.getByLabel("Tags")).toHaveValue("Ports, Pilots");
  await expect(page.getByRole("textbox", { name: "Text", exact: true })).toHaveText("As the other had it.");

  await page.getByLabel("Author").fill("And once more");
  await save(page);
  const [row] = await db.select().from(news).where(eq(news.id, id));
  expect(row?.draft).toMatchObject({
    excerpt: "Excerpt by me",
    author: "And once more",
    tags: ["Ports", "Pilots"],
    body: { type: "doc", content: [p("As the other had it.")] },
  });
});

test("ADMIN-06, NEWS-01: two people who change one field of an article see both values and choose", async ({
  page,
  staff: _,
  other,
  anArticle,
}) => {
  test.slow();
  const { id } = await anArticle({ slug: `asked-${randomUUID().slice(0, 8)}`, title: "The quay" });
  for (const each of [page, other]) await openPage(each, `/admin/content/news/${id}`);
  await other.getByLabel("Excerpt").fill("Excerpt by the other");
  await other.getByLabel("Author").fill("Author by the other");
  await other.getByLabel("Tags").fill("Theirs alone");
  await save(other);
  await page.getByLabel("Excerpt").fill("Excerpt by me");
  await page.getByLabel("Author").fill("Author by me");
  await saveButton(page).click();

  const conflict = page.getByRole("alert");
  await expect(conflict).toContainText("Not saved: someone else saved this article in the meantime");
  await expect(conflict.getByRole("row", { name: "Excerpt" })).toContainText("Excerpt by the other");
  await expect(conflict.getByRole("row", { name: "Excerpt" })).toContainText("Excerpt by me");
  await expect(conflict.getByRole("row", { name: "Tags" })).toHaveCount(0);
  await conflict.getByRole("row", { name: "Author" }).getByRole("button", { name: "Use theirs" }).click();
  await expect(page.getByLabel("Author")).toHaveValue("Author by the other");
  await save(page);
  const [row] = await db.select().from(news).where(eq(news.id, id));
  expect(row?.draft).toMatchObject({
    excerpt: "Excerpt by me",
    author: "Author by the other",
    tags: ["Theirs alone"],
  });
});

test("ADMIN-06, NEWS-01: testimonials merge different fields and show both values of the same field", async ({
  page,
  staff: _,
  other,
  aTestimonial,
}) => {
  test.slow();
  const { id } = await aTestimonial({ name: `Merged ${randomUUID().slice(0, 8)}` });
  const company = (of: Page) => of.getByLabel("Company", { exact: true });
  for (const each of [page, other]) await openPage(each, `/admin/content/testimonials/${id}`);
  await company(other).fill("Company by the other");
  await save(other);
  await page.getByLabel("Country").fill("Portugal");
  await save(page);
  await expect(company(page)).toHaveValue("Company by the other");

  await company(other).fill("Company by the other, again");
  await save(other);
  await company(page).fill("Company by me");
  await saveButton(page).click();
  const conflict = page.getByRole("alert");
  await expect(conflict).toContainText("Not saved: someone else saved this testimonial in the meantime");
  await expect(conflict.getByRole("row", { name: "Company" })).toContainText("Company by the other, again");
  await expect(conflict.getByRole("row", { name: "Country" })).toHaveCount(0);
  await save(page);
  const [row] = await db.select().from(testimonials).where(eq(testimonials.id, id));
  expect(row?.draft).toMatchObject({ company: "Company by me", country: "Portugal" });
});
