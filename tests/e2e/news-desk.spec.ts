import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { db } from "#app/platform/database.server.ts";
import { news } from "#db/schema/news.ts";
import { testimonials } from "#db/schema/testimonials.ts";
import { openPage } from "#tests/support/answers-to-script.ts";
import { findings } from "#tests/support/axe.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { press, write } from "#tests/support/keyboard.ts";
import { a, h, p } from "#tests/support/rich-text.ts";
import { openContent, openPanel, publish, saved } from "./editor-page.ts";

test.use({ timezoneId: "America/New_York" });

test("NEWS-01: by keyboard an article is written, refused without text, published, deleted and restored", async ({
  page,
  request,
  staff: _,
}) => {
  test.slow();
  const title = `A harbour with two tides ${randomUUID().slice(0, 8)}`.padEnd(160, "!");
  const text = page.getByRole("textbox", { name: "Text", exact: true });
  try {
    await openPage(page, "/admin/news");
    await expect(page).toHaveURL(/\/admin\/content\/news$/);
    expect(await findings(page)).toEqual([]);
    await write(page.getByLabel("Title of a new article"), title);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();

    await press(page.getByRole("button", { name: "Publish …" }), "Enter");
    const panel = page.getByRole("dialog", { name: "Publish" });
    await expect(panel.getByRole("button", { name: "Publish the article" })).toBeDisabled();
    await press(
      panel.getByRole("listitem").filter({ hasText: "Text is missing" }).getByRole("button"),
      "Enter",
    );
    await expect(text).toBeFocused();
    await page.keyboard.type("The pilot knows both.");
    await write(page.getByLabel("Tags"), "Ports, Pilots");
    await saved(page);
    expect(await findings(page, { except: "iframe" })).toEqual([]);
    expect(await (await request.get("/news")).text()).not.toContain(title);

    await publish(page);
    await expect(text).toHaveText("The pilot knows both.");
    for (const list of ["/news", "/feed.xml"])
      expect(await (await request.get(list)).text(), list).toContain(title);
    const [row] = await db.select().from(news).where(eq(news.title, title));
    const address = `/news/${row?.slug}`;
    expect(await (await request.get(address)).text()).toContain("The pilot knows both.");

    const removal = await openPanel(page, "Address, links and deletion");
    expect(await findings(page, { except: "iframe" })).toEqual([]);
    await press(removal.getByRole("button", { name: "Move to trash" }), "Enter");
    await expect(page.getByText(`${title} moved to the trash.`)).toBeVisible();
    expect((await request.get(address)).status()).toBe(410);
    await press(page.getByRole("button", { name: "Undo" }), "Enter");
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.getByText("Not published").first(), "it comes back as a draft").toBeAttached();
    await expect(text).toHaveText("The pilot knows both.");
  } finally {
    await db.delete(news).where(eq(news.title, title));
  }
});

test("NEWS-01: publishing an article checks what is missing, links that lead nowhere and skipped headings", async ({
  page,
  staff: _,
  anArticle,
}) => {
  const { id } = await anArticle({
    slug: `tides-${randomUUID().slice(0, 8)}`,
    title: "Two tides",
    body: { type: "doc", content: [h(4, "Why"), p("See ", a("/does-not-exist", "this"), ".")] },
  });
  await openContent(page, "news", id);
  const checks = page.getByRole("dialog", { name: "Publish" });
  const text = page.getByRole("textbox", { name: "Text", exact: true });
  const check = () => page.getByRole("button", { name: "Publish …" }).click();
  await check();
  await expect(checks.getByText("A link points to /does-not-exist, which does not exist")).toBeVisible();
  await expect(checks.getByText("A heading skips a level")).toBeVisible();
  await expect(checks.getByRole("status", { name: "Checks" })).toHaveText("3");
  await page.keyboard.press("Escape");

  await text.press("ControlOrMeta+a");
  await text.press("Backspace");
  await expect(page.getByText("Text is missing"), "at the field, once it was checked").toBeVisible();
  await text.pressSequentially("The pilot knows both.");
  await expect(page.getByText("Text is missing")).toHaveCount(0);
  await page.getByLabel("Excerpt").fill("Both tides.");
  await check();
  await expect(checks.getByRole("status", { name: "Checks" })).toHaveText("No problems found");
});

test("NEWS-01: a text of an article links to a page that is chosen from a list, and the link follows its address", async ({
  page,
  request,
  staff: _,
  anArticle,
}) => {
  const slug = `tides-${randomUUID().slice(0, 8)}`;
  const { id } = await anArticle({
    slug,
    title: "Two tides",
    body: { type: "doc", content: [p("solutions")] },
  });
  await openContent(page, "news", id);
  await page.getByRole("textbox", { name: "Text", exact: true }).press("ControlOrMeta+a");
  await page.getByRole("button", { name: "Link", exact: true }).click();
  const link = page.getByRole("group", { name: "Link" });
  await link.getByRole("combobox", { name: "Link target" }).selectOption("Solutions");
  expect(await findings(page, { within: "[role=group][aria-label=Link]" })).toEqual([]);
  await link.getByRole("button", { name: "Add link" }).click();
  await publish(page);
  expect(await (await request.get(`/news/${slug}`)).text()).toMatch(/<a[^>]* href="\/solutions"/);
});

test("NEWS-01: by keyboard an article's changes are scheduled, compared, reverted and discarded", async ({
  page,
  request,
  staff: _,
  anArticle,
}) => {
  test.slow();
  const slug = `low-water-${randomUUID().slice(0, 8)}`;
  const { id } = await anArticle({
    slug,
    title: "Low water",
    body: { type: "doc", content: [p("As the tide had it.")] },
  });
  const excerpt = page.getByLabel("Excerpt");
  const text = page.getByRole("textbox", { name: "Text", exact: true });
  const save = async (words: string) => {
    await write(excerpt, words);
    await saved(page);
  };
  await openContent(page, "news", id);
  await save("At the first ebb");
  await press(page.getByRole("button", { name: "Publish …" }), "Enter");
  const panel = page.getByRole("dialog", { name: "Publish" });
  const isScheduled = panel.getByText(/^Scheduled for 31 December 2098 at 09:30/);
  await press(panel.getByLabel(/^Date and time/), "Tab");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.type("12312098");
  await page.keyboard.press("Tab");
  await page.keyboard.type("0930AM");
  await press(panel.getByRole("button", { name: "Schedule", exact: true }), "Enter");
  await expect(isScheduled).toBeVisible();
  expect(await (await request.get(`/news/${slug}`)).text()).not.toContain("At the first ebb");
  await press(panel.getByRole("button", { name: "Cancel schedule" }), "Enter");
  await expect(panel.getByText("Schedule cancelled.")).toBeVisible();

  await press(panel.getByRole("button", { name: /^Discard draft/ }), "Enter");
  await press(panel.getByRole("button", { name: "Discard", exact: true }), "Enter");
  await expect(panel.getByText(/^Draft discarded/)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(excerpt).toHaveValue("");
  await press(text, "ControlOrMeta+a");
  await page.keyboard.type("As the moon had it.");
  await save("At the second ebb");
  const versions = await openPanel(page, "Versions");
  await press(versions.getByRole("button", { name: "Compare", exact: true }), "Enter");
  const difference = versions.getByRole("region", { name: /^From version \d+ to the draft/ });
  await expect(difference).toContainText("As the moon had it.");
  expect(await findings(page, { except: "iframe" })).toEqual([]);
  await press(versions.getByRole("button", { name: "Restore version 1", exact: true }), "Enter");
  await expect(excerpt).toHaveValue("");
  await expect(text).toHaveText("As the tide had it.");
});

test("NEWS-01: by keyboard testimonials are reordered, and visitors see the new order", async ({
  page,
  staff: _,
  aTestimonial,
}) => {
  test.slow();
  const before = await db
    .select({ id: testimonials.id, orderIndex: testimonials.orderIndex })
    .from(testimonials);
  const gone = await aTestimonial({ name: "Gone", orderIndex: 999 });
  const names = () => page.getByRole("main").locator("ol li a").allTextContents();
  try {
    await openPage(page, "/admin/content/testimonials");
    expect(await findings(page)).toEqual([]);
    const [first, second, third] = await names();
    const grip = page.getByRole("button", { name: /^Move / }).first();
    await press(grip, "Space");
    await expect(page.getByText("Up and down arrows move it")).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByText(/: number 2 of \d+/)).toBeVisible();
    await page.keyboard.press("Space");
    await expect(page.getByText(/ is number 2 of \d+/)).toBeVisible();
    await expect.poll(async () => (await names()).slice(0, 3)).toEqual([second, first, third]);

    await press(page.getByRole("button", { name: /up$/ }).first(), "Enter");
    await expect.poll(async () => (await names()).slice(0, 3)).toEqual([first, second, third]);

    await db
      .update(testimonials)
      .set({ isPublished: false, trashedAt: new Date() })
      .where(eq(testimonials.id, gone.id));
    const goneGrip = page.locator(`[data-grip="${gone.id}"]`);
    await press(goneGrip, "Space");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Space");
    await expect(page.getByText("Someone else has moved it to the trash.")).toBeVisible();
    await expect(goneGrip).toHaveCount(0);
  } finally {
    for (const { id, orderIndex } of before)
      await db.update(testimonials).set({ orderIndex }).where(eq(testimonials.id, id));
  }
});
