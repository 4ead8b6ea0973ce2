import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Page } from "playwright/test";
import { db } from "#app/platform/database.server.ts";
import { news } from "#db/schema/news.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { write } from "#tests/support/keyboard.ts";
import { p } from "#tests/support/rich-text.ts";
import { openContent, saved } from "./editor-page.ts";

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

const status = (page: Page) => page.getByRole("status", { name: "Saving" });

test("ADMIN-06, NEWS-01: changes by two people to different fields of one article are merged", async ({
  page,
  staff: _,
  other,
  anArticle,
}) => {
  test.slow();
  const body = { type: "doc" as const, content: [p("As the tide had it.")] };
  const { id } = await anArticle({ slug: `merged-${randomUUID().slice(0, 8)}`, title: "The quay", body });
  for (const each of [page, other]) await openContent(each, "news", id);
  await other.getByLabel("Tags").fill("Ports, Pilots");
  await write(other.getByRole("textbox", { name: "Text", exact: true }), "As the other had it.");
  await saved(other);
  await page.getByLabel("Excerpt").fill("Excerpt by me");
  await saved(page);
  await expect(status(page)).toContainText("merged with someone else’s changes");
  await expect(page.getByLabel("Tags")).toHaveValue("Ports, Pilots");
  await expect(page.getByRole("textbox", { name: "Text", exact: true })).toHaveText("As the other had it.");

  await page.getByLabel("Author").fill("And once more");
  await expect
    .poll(async () => (await db.select().from(news).where(eq(news.id, id)))[0]?.draft)
    .toMatchObject({
      excerpt: "Excerpt by me",
      author: "And once more",
      tags: ["Ports", "Pilots"],
      body: { type: "doc", content: [p("As the other had it.")] },
    });
});

test("ADMIN-06, NEWS-01: changes of one person in two tabs are merged and named as such", async ({
  page,
  staff: _,
  anArticle,
}) => {
  const { id } = await anArticle({ slug: `merged-${randomUUID().slice(0, 8)}`, title: "The quay" });
  const tab = await page.context().newPage();
  for (const each of [page, tab]) await openContent(each, "news", id);
  await tab.getByLabel("Tags").fill("Ports, Pilots");
  await saved(tab);
  await page.getByLabel("Excerpt").fill("Excerpt in the first tab");
  await saved(page);
  await expect(status(page)).toContainText("merged with your changes in another tab");
  await expect(page.getByLabel("Tags")).toHaveValue("Ports, Pilots");
  await tab.close();
});

test("ADMIN-06, NEWS-01: two people who change one field of an article see both values and choose", async ({
  page,
  staff: _,
  other,
  anArticle,
}) => {
  test.slow();
  const { id } = await anArticle({ slug: `asked-${randomUUID().slice(0, 8)}`, title: "The quay" });
  for (const each of [page, other]) await openContent(each, "news", id);
  await page.context().setOffline(true);
  await page.getByLabel("Excerpt").fill("Excerpt by me");
  await page.getByLabel("Author").fill("Author by me");
  await expect(status(page)).toContainText("Offline");
  await other.getByLabel("Excerpt").fill("Excerpt by the other");
  await other.getByLabel("Author").fill("Author by the other");
  await other.getByLabel("Tags").fill("Theirs alone");
  await saved(other);
  await page.context().setOffline(false);

  await page.getByRole("button", { name: "Review conflict" }).click();
  const panel = page.getByRole("dialog", { name: "Conflicting changes" });
  const excerpt = panel.getByRole("group", { name: "Excerpt" });
  await expect(excerpt).toContainText("Excerpt by the other");
  await expect(excerpt).toContainText("Excerpt by me");
  await expect(panel.getByRole("group", { name: "Tags" })).toHaveCount(0);
  await excerpt.getByRole("radio", { name: "Keep mine" }).check();
  await panel.getByRole("group", { name: "Author" }).getByRole("radio", { name: "Use theirs" }).check();
  await panel.getByRole("button", { name: "Merge" }).click();
  await expect(page.getByLabel("Author")).toHaveValue("Author by the other");
  await expect
    .poll(async () => (await db.select().from(news).where(eq(news.id, id)))[0]?.draft)
    .toMatchObject({ excerpt: "Excerpt by me", author: "Author by the other", tags: ["Theirs alone"] });
});

test("ADMIN-06, NEWS-01: unsaved text of a testimonial survives a crash of the tab", async ({
  page,
  staff: _,
  aTestimonial,
}) => {
  const { id } = await aTestimonial({ name: `Kept ${randomUUID().slice(0, 8)}` });
  const company = page.getByLabel("Company", { exact: true });
  await openContent(page, "testimonials", id);
  await page.route("**/draft", (route) => route.abort());
  await company.fill("Company by me");
  await expect(status(page)).toContainText("Offline");
  await page.unroute("**/draft");
  await page.goto("about:blank");
  await openContent(page, "testimonials", id);
  const recovery = page.getByRole("region", { name: "Unsaved work" });
  await expect(recovery).toContainText("“Company” changed");
  await recovery.getByRole("button", { name: "Restore" }).click();
  await expect(company).toHaveValue("Company by me");
  await saved(page);
});
