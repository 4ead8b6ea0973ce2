import { randomUUID } from "node:crypto";
import { eq, inArray, sql } from "drizzle-orm";
import type { Locator, Page } from "playwright/test";
import { db } from "#app/platform/database.server.ts";
import { media } from "#db/schema/media.ts";
import { pages } from "#db/schema/pages.ts";
import { openPage } from "#tests/support/answers-to-script.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { aPicture } from "#tests/support/pictures.ts";
import { siteSettled } from "#tests/support/site-settled.ts";
import { outline, saved, shownPage } from "./editor-page.ts";

test("PAGE-03, PAGE-04, MEDIA-01: a new user builds a service page from a preset, previews it at phone width, and it is published on schedule", async ({
  page,
  browser,
  baseURL,
  staff: _,
}) => {
  test.setTimeout(240_000);
  const key = randomUUID().slice(0, 8);
  const slug = `ferries-${key}`;
  const names = ["quay", "deck"].map((name) => `${name}-${key}.jpg`);
  const stranger = await browser.newContext({ baseURL });
  try {
    await openPage(page, "/admin/pages");
    await page.getByRole("link", { name: "New page" }).click();
    await page.getByRole("radio", { name: /^Empty page/ }).check();
    await page.getByLabel("Title").fill(`Ferries ${key}`);
    await expect(page.getByLabel("Slug")).toHaveValue(slug);
    await page.getByLabel("Parent page").selectOption("services");
    await page.getByRole("button", { name: "Create page" }).click();
    await page.waitForURL(`**/admin/pages/${slug}`);
    await expect(shownPage(page).locator("[data-editor-outline]")).toBeAttached();
    await expect(page.getByText("This page has no blocks yet.")).toBeVisible();

    await page.getByLabel("Search description").fill("Seats that are sold once, on every ferry of the day.");
    await writeTenBlocks(page, names);
    await expect(outline(page).getByRole("option")).toHaveCount(10);
    await saved(page);

    await page.getByRole("button", { name: "390" }).click();
    const shown = shownPage(page).locator("html");
    await expect.poll(() => shown.evaluate(() => window.innerWidth)).toBe(390);
    expect(await shown.evaluate((html) => html.scrollWidth)).toBe(390);
    for (const name of ["The quay at dawn", "The deck at noon"]) {
      await showsItsVariant(shownPage(page).getByRole("img", { name }));
    }

    await page.getByRole("button", { name: "Publish …" }).click();
    const panel = page.getByRole("dialog", { name: "Publish" });
    await expect(panel).toContainText("No problems found"); // or the problems that were found
    const soon = new Date(Date.now() + 120_000);
    await panel.getByLabel(/Date and time/).fill(localMinutes(soon));
    await panel.getByRole("button", { name: "Schedule" }).click();
    await expect(panel.getByRole("status", { name: "Publishing" })).toContainText("Scheduled for");

    const visitor = await stranger.newPage();
    expect((await visitor.goto(`/services/${slug}`))?.status()).toBe(404);
    await page.goto(`/admin/pages?status=scheduled&q=${slug}`);
    await expect(page.getByRole("row", { name: `Ferries ${key}` })).toContainText("Scheduled");

    await twoMinutesPass(slug);
    await expect
      .poll(async () => (await visitor.goto(`/services/${slug}`))?.status(), { timeout: 20_000 })
      .toBe(200);
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("A seat is sold once");
    await expect(visitor.getByRole("heading", { name: "Tell us what must not break" })).toBeVisible();
    for (const name of ["The quay at dawn", "The deck at noon"]) {
      await showsItsVariant(visitor.getByRole("img", { name }));
    }
    await siteSettled(); // the list is cached, unlike the page
    await visitor.goto("/services");
    await expect(visitor.getByRole("main").getByRole("link", { name: `Ferries ${key}` })).toBeVisible();
  } finally {
    await stranger.close();
    await db.delete(pages).where(eq(pages.slug, slug));
    await db.delete(media).where(inArray(media.name, names));
  }
});

/**
 * Adds hero, text, steps, picture, numbers, features, quote, questions, testimonials and a call to action, and fills in
 * their forms.
 */
async function writeTenBlocks(page: Page, names: string[]) {
  const fields = page.getByRole("region", { name: "Fields" });
  // By role, because text tools may have the same name.
  const fill = (name: string, words: string) =>
    fields.getByRole("textbox", { name, exact: true }).fill(words);
  const add = async (words: string, label: string) => {
    await page.getByRole("button", { name: "Add a block" }).click();
    await page.getByRole("combobox", { name: "Search blocks" }).fill(words);
    await page.keyboard.press("Enter");
    await expect(fields.getByRole("heading", { name: label })).toBeVisible();
  };
  const library = page.getByRole("dialog", { name: "Choose a picture" });
  const choose = async (name: string | undefined, alt: string) => {
    const choice = library.getByRole("button", { name: new RegExp(`^${name}`) });
    await expect(choice).not.toHaveAttribute("aria-disabled", "true", { timeout: 60_000 });
    await choice.click();
    await expect(library).toHaveCount(0);
    await fill("Alternative text", alt);
  };

  await add("hero", "Hero");
  await fill("Headline", "A seat is sold once");
  await fields.getByRole("button", { name: "Choose a picture" }).click();
  const files = names.map(async (name) => ({ name, mimeType: "image/jpeg", buffer: await aPicture() }));
  await library.locator("input[type=file]").setInputFiles(await Promise.all(files));
  await choose(names[0], "The quay at dawn");

  await add("rich text", "Rich text");
  await fill("Heading", "When this is worth its money");
  await fields.getByRole("textbox", { name: "Text", exact: true }).fill("Whenever two people want one seat.");

  await add("process", "Process steps");
  await fill("Heading", "Week by week");
  await fields.getByRole("button", { name: "Add step" }).click();
  await fill("Title", "Look");
  await fill("Text", "We sit beside whoever sells the tickets.");

  await add("image", "Image");
  await fields.getByRole("button", { name: "Choose a picture" }).click();
  await choose(names[1], "The deck at noon");

  await add("metrics", "Metrics");
  await fill("Heading", "What came of it");
  await fields.getByRole("button", { name: /^Add / }).click();
  await fill("Value", "0");
  await fill("What it counts", "Seats sold twice since May");

  await add("feature", "Feature grid");
  await fill("Heading", "What is in it");
  for (const title of ["The plan of the deck", "The till"]) {
    await fields.getByRole("button", { name: "Add feature" }).click();
    await fill("Title", title);
  }

  await add("quote", "Quote");
  await fill("Text", "Nobody has been sent back to the quay.");

  await add("faq", "FAQ");
  await fill("Heading", "Questions");
  await fields.getByRole("button", { name: "Add question" }).click();
  await fill("Question", "What of the ferries that are full?");
  await fields.getByRole("textbox", { name: "Answer", exact: true }).fill("They say so.");

  await add("testimonials", "Testimonials");
  await fill("Heading", "What clients say");

  await add("call to action", "Call to action");
  await fill("Heading", "Tell us what must not break");
  await fill("Link text", "Let’s Talk");
  await fields.getByLabel("External URL").check();
  await fields.getByLabel("Address", { exact: true }).fill("/lets-talk");
}

/** A library picture is served in a format and width for this browser. */
async function showsItsVariant(picture: Locator) {
  await picture.scrollIntoViewIfNeeded();
  const source = () =>
    picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0 && image.currentSrc);
  await expect.poll(source).toMatch(/\.avif\?v=/);
}

/** A date and time as the value of a datetime-local field. */
function localMinutes(moment: Date): string {
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** Makes the scheduled job due at once. */
async function twoMinutesPass(slug: string) {
  const [page] = await db.select({ id: pages.id }).from(pages).where(eq(pages.slug, slug));
  await db.execute(sql`
    select graphile_worker.reschedule_jobs(array_agg(id), run_at := now()) from graphile_worker.jobs
    where key = ${`page.publish-scheduled:${page?.id}`}`);
}
