import { eq } from "drizzle-orm";
import type { Page } from "playwright/test";
import { defaultHomeBlocks, homeSlug } from "#app/domain/pages/home.ts";
import { findHomePage } from "#app/domain/pages/pages.server.ts";
import { db } from "#app/platform/database.server.ts";
import { pages } from "#db/schema/pages.ts";
import { openPage } from "#tests/support/answers-to-script.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { openHome, stageOf } from "#tests/support/stage.ts";
import { saved } from "./editor-page.ts";

/* The home page is a page whose stage and sections are blocks in the editor. */

// Scripts that the test fixtures inject into every page are blocked in the editor's sandboxed frame.
test.use({ expectedErrors: [/^Blocked script execution in/] });

/** The label of each section, in display order. */
const labelsOf = async (page: Page) => {
  const labels = page.locator("#sections section").locator("p.mono, h2.mono");
  const numbers = await labels.filter({ hasText: /^\d\d — / }).allInnerTexts();
  return numbers.map((text) => text.replace(/^\d\d — /, "").toLowerCase());
};

let content: (typeof pages.$inferSelect)["content"];

test.beforeAll(async () => {
  content = (await findHomePage())?.content ?? defaultHomeBlocks;
});

test.afterEach(async () => {
  await db
    .update(pages)
    .set({
      content,
      draft: null,
      revisions: {},
      scheduledAt: null,
      scheduledVersion: null,
    })
    .where(eq(pages.slug, homeSlug));
});

test("HOME-07: an editor moves a section of the home page, sees it in the preview and publishes it", async ({
  page,
  staff: _,
}) => {
  test.slow();
  await openHome(page);
  const before = await labelsOf(page);
  expect(before.slice(0, 2)).toEqual(["cases", "solutions"]);

  await openPage(page, "/admin/pages");
  const row = page.getByRole("row").nth(1);
  await expect(row.getByRole("rowheader")).toContainText("Home");
  await expect(row.getByRole("button", { name: /^Move/ })).toHaveCount(0);
  await row.getByRole("link", { name: "Home" }).click();
  await page.waitForURL("**/admin/pages/home");

  const frame = page.frameLocator("iframe");
  await expect(frame.locator("#home-stage")).toHaveAttribute("data-intro", "none");
  await expect(frame.locator("stage-motion")).toHaveCount(0);
  const outline = page.getByRole("listbox", { name: "Blocks" });
  await expect(outline.getByRole("option")).toHaveCount(defaultHomeBlocks.length);
  await outline.getByRole("option", { name: "Home solutions" }).click();
  await page.getByRole("button", { name: "Move up" }).click();
  await expect(outline.getByRole("option").nth(1)).toContainText("Home solutions");
  await expect(frame.locator("#sections [data-block]").first()).toContainText("Solutions");
  await saved(page);

  await openPage(page, "/");
  expect(await labelsOf(page)).toEqual(before);

  await openPage(page, "/admin/pages/home");
  await page
    .getByRole("button", { name: /^Publish/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Publish the changes" }).click();
  await expect(page.getByRole("status", { name: "Publishing" })).not.toBeEmpty();

  await expect(async () => {
    await page.goto("/");
    expect(await labelsOf(page)).toEqual(["solutions", "cases", ...before.slice(2)]);
  }).toPass();
  await expect(stageOf(page)).toBeVisible();
  const markdown = await (await page.request.get("/index.md")).text();
  expect(markdown.indexOf("*Solutions*")).toBeLessThan(markdown.indexOf("*Cases*"));
});

test("HOME-07: home sections are offered only on the home page and once each, beside the other blocks", async ({
  page,
  staff: _,
}) => {
  test.slow();
  const offered = async (words: string) => {
    await page.getByRole("button", { name: "Add a block" }).click();
    await page.getByRole("combobox", { name: "Search blocks" }).fill(words);
    const labels = await page
      .getByRole("listbox", { name: "Blocks" })
      .last()
      .getByRole("option")
      .allInnerTexts();
    await page.keyboard.press("Escape");
    return labels.filter((label) => label.startsWith("Home ")).map((label) => label.split("\n")[0]);
  };
  await openPage(page, "/admin/pages/about");
  expect(await offered("home")).toEqual([]);

  await openPage(page, "/admin/pages/home");
  expect(await offered("home")).toEqual([]);
  const outline = page.getByRole("listbox", { name: "Blocks" }).first();
  await outline.getByRole("option", { name: "Home stage" }).click();
  await page.getByRole("region", { name: "Outline" }).getByRole("button", { name: "Delete" }).click();
  const frame = page.frameLocator("iframe");
  await expect(frame.locator("#home-stage")).toHaveCount(0);
  expect(await offered("home")).toEqual(["Home stage"]);

  await page.getByRole("button", { name: "Add a block" }).click();
  await page.getByRole("combobox", { name: "Search blocks" }).fill("quote");
  await page.keyboard.press("Enter");
  await expect(frame.locator("#sections [data-block]")).toHaveCount(defaultHomeBlocks.length);
  await page.getByRole("button", { name: "Add a block" }).click();
  await page.getByRole("combobox", { name: "Search blocks" }).fill("home stage");
  await page.keyboard.press("Enter");
  await expect(outline.getByRole("option").first()).toContainText("Home stage");
  await expect(frame.locator("#home-stage")).toHaveCount(1);
});

test("ROUTE-01: the home page has one address, and its screen offers no unpublish, delete or preset", async ({
  page,
  staff: _,
  request,
}) => {
  expect((await request.get("/home")).status()).toBe(404);
  const sitemap = await (await request.get("/sitemap.xml")).text();
  expect(sitemap).not.toContain("/home<");

  await openPage(page, "/admin/pages/home");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Home");
  await page.getByText("Page settings").first().click();
  await expect(page.getByRole("link", { name: "Versions" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Unpublish" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: /^(Delete|Save as preset)…/ })).toHaveCount(0);
  const refused = await page.request.get("/admin/pages/home/removal");
  expect(refused.status()).toBe(409);
});
