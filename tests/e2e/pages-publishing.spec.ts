import { eq, inArray, sql } from "drizzle-orm";
import { db } from "#app/platform/database.server.ts";
import { pages } from "#db/schema/pages.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { press, reach, write } from "#tests/support/keyboard.ts";
import { openEditor, openPanel, saved } from "./editor-page.ts";

test("PAGE-02, PAGE-04: by keyboard a page is changed, shared by preview link, and published", async ({
  page,
  browser,
  baseURL,
  staff: _,
  request,
  own,
}) => {
  test.slow();
  const path = `/${own.word}/${own.granite.slug}`;
  const stranger = await browser.newContext({ baseURL });
  try {
    await openEditor(page, own.granite.slug);
    await press(page.getByRole("button", { name: "Title, search and sharing" }), "Enter");
    await write(page.getByLabel("Extended title"), "Only in the draft");
    await saved(page);

    await openPanel(page, "Preview links");
    await press(page.getByRole("button", { name: "Create link" }), "Enter");
    const url = await page.getByLabel("Copy it now; it is not shown again.").inputValue();
    const shared = await stranger.newPage();
    const preview = await shared.goto(url);
    expect(preview?.headers()).toMatchObject({
      "cache-control": "private, no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex, nofollow",
    });
    await expect(shared).toHaveTitle(/^Preview: .*granite/);
    await expect(shared.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await expect(shared.getByRole("button", { name: "Accept All" })).toHaveCount(0);
    await expect(shared.getByText("Draft preview", { exact: true })).toBeVisible();

    await press(page.getByRole("button", { name: "Revoke link 1" }), "Enter");
    await expect(page.getByRole("button", { name: "Revoke link 1" })).toHaveCount(0);
    expect((await shared.goto(url))?.status()).toBe(404);
    await expect(shared.getByRole("heading", { level: 1 })).toHaveText(
      "This preview link has expired or was revoked",
    );

    expect(await (await request.get(path)).text()).not.toContain("Only in the draft");
    await page.keyboard.press("Escape");
    await press(page.getByRole("button", { name: "Publish …" }), "Enter");
    const panel = page.getByRole("dialog", { name: "Publish" });
    await press(panel.getByRole("button", { name: "Publish the changes" }), "Enter");
    await expect(panel.getByText("Published and live.")).toBeVisible();
    expect(await (await request.get(path)).text()).toContain("Only in the draft");
  } finally {
    await stranger.close();
  }
});

test("PAGE-04: by keyboard a page is scheduled and published on time", async ({
  page,
  staff: _,
  request,
  own,
}) => {
  test.slow();
  const path = `/${own.word}/${own.granite.slug}`;
  await openEditor(page, own.granite.slug);
  await press(page.getByRole("button", { name: "Title, search and sharing" }), "Enter");
  await write(page.getByLabel("Extended title"), "Scheduled words");
  await page.keyboard.press("ControlOrMeta+Enter");
  const panel = page.getByRole("dialog", { name: "Publish" });
  await reach(panel.getByLabel(/Date and time/));
  await page.keyboard.type("12");
  await page.keyboard.type("31");
  await page.keyboard.type("2099");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.type("0900AM");
  await press(panel.getByRole("button", { name: "Schedule", exact: true }), "Enter");
  await expect(panel.getByRole("status", { name: "Publishing" })).toContainText(
    "Scheduled for 31 December 2099",
  );
  await page.goto(`/admin/pages?status=scheduled&q=${own.word}`);
  await expect(page.getByRole("row", { name: own.granite.title })).toContainText("Scheduled 31 Dec 2099");
  expect(await (await request.get(path)).text()).not.toContain("Scheduled words");

  // Simulates the end of the year.
  await db.execute(sql`
    select graphile_worker.reschedule_jobs(array_agg(id), run_at := now()) from graphile_worker.jobs
    where key = ${`page.publish-scheduled:${own.granite.id}`}`);
  await expect
    .poll(async () => (await request.get(path)).text(), { timeout: 20_000 })
    .toContain("Scheduled words");
  await page.reload();
  await expect(page.getByRole("heading", { name: "No matching pages" })).toBeVisible();
});

test("PAGE-04: publishing and scheduling save unsaved input first", async ({
  page,
  staff: _,
  request,
  own,
}) => {
  const panel = page.getByRole("dialog", { name: "Publish" });
  const outcome = panel.getByRole("status", { name: "Publishing" });
  await db.update(pages).set({ isPublished: false }).where(eq(pages.id, own.granite.id));
  await openEditor(page, own.granite.slug);
  await page.getByLabel("Headline").fill("Out at once");
  await page.keyboard.press("ControlOrMeta+Enter");
  await panel.getByRole("button", { name: "Publish the page" }).click();
  await expect(outcome).toContainText("Published and live.");
  expect(await (await request.get(`/${own.word}/${own.granite.slug}`)).text()).toContain("Out at once");

  await page.keyboard.press("Escape");
  await page.getByLabel("Headline").fill("Out later");
  await page.keyboard.press("ControlOrMeta+Enter");
  await panel.getByLabel(/Date and time/).fill("2099-12-31T09:00");
  await panel.getByRole("button", { name: "Schedule", exact: true }).click();
  await expect(outcome).toContainText("Scheduled for 31 December 2099");
  const [row] = await db.select().from(pages).where(eq(pages.id, own.granite.id));
  expect(row?.scheduledAt).not.toBeNull();
  expect(JSON.stringify(row?.draft)).toContain("Out later");
});

test("PAGE-04: a page below an unpublished one is published, but not said to be live", async ({
  page,
  staff: _,
  own,
}) => {
  const because = "a page above it is not published.";
  await db
    .update(pages)
    .set({ isPublished: false })
    .where(inArray(pages.id, [own.top.id, own.granite.id]));
  await openEditor(page, own.granite.slug);
  await page.keyboard.press("ControlOrMeta+Enter");
  const panel = page.getByRole("dialog", { name: "Publish" });
  await expect(panel.getByText(`Visitors will not see it after publishing: ${because}`)).toBeVisible();
  await panel.getByRole("button", { name: "Publish the page" }).click();
  await expect(panel.getByRole("status", { name: "Publishing" })).toHaveText(
    `Published, but hidden from visitors: ${because}`,
  );
  await expect(panel.getByRole("link", { name: "View live page" })).toHaveCount(0);
});

test("PAGE-04: a page is unpublished from its screen, and undone there", async ({
  page,
  staff: _,
  request,
  own,
}) => {
  const statusOf = async () => (await request.get(`/${own.word}/${own.granite.slug}`)).status();
  const bar = page.getByRole("region", { name: "Last change" });
  await openEditor(page, own.granite.slug);
  await page.getByLabel("Headline").fill("Written before it left the site");
  await press(page.locator("#editor-menu"), "Enter");
  await press(page.getByRole("button", { name: "Unpublish" }), "Enter");
  await expect(bar).toContainText(`${own.granite.title} unpublished.`);
  await expect(page.getByLabel("Headline")).toHaveValue("Written before it left the site");
  expect(await statusOf()).toBe(404);
  await bar.getByRole("button", { name: "Undo" }).click();
  await expect(bar).toHaveCount(0);
  expect(await statusOf()).toBe(200);
  await saved(page);
});

test("PAGE-04: a failed schedule shows its reason on the page's screen until it is dismissed", async ({
  page,
  staff: _,
  own,
}) => {
  const scheduleFailure = { dueAt: "2026-03-02T09:00:00.000Z", reasons: ["Headline is missing"] };
  await db.update(pages).set({ scheduleFailure }).where(eq(pages.id, own.granite.id));
  await openEditor(page, own.granite.slug);
  await expect(page.getByText("Failed to publish.")).toBeVisible();
  await page.keyboard.press("ControlOrMeta+Enter");
  const notice = page.getByRole("dialog", { name: "Publish" }).getByRole("alert");
  await expect(notice).toContainText("Headline is missing");
  await notice.getByRole("button", { name: "Dismiss this notice" }).click();
  await expect(notice).toHaveCount(0);
  const [row] = await db.select().from(pages).where(eq(pages.id, own.granite.id));
  expect(row?.scheduleFailure).toBeNull();
});
