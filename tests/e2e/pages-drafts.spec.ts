import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { APIResponse } from "playwright/test";
import oldHero from "#app/blocks/hero/revision-1.json" with { type: "json" };
import type { DraftChanges } from "#app/domain/pages/draft.ts";
import { saveDraft } from "#app/domain/pages/drafts.server.ts";
import { listVersions, nameVersion } from "#app/domain/pages/versions.server.ts";
import { createPreviewLink } from "#app/domain/publishing/preview-links.server.ts";
import { db } from "#app/platform/database.server.ts";
import { pages } from "#db/schema/pages.ts";
import { answersToScript, openPage } from "#tests/support/answers-to-script.ts";
import { findings } from "#tests/support/axe.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { press, reach, write } from "#tests/support/keyboard.ts";
import { ownPages } from "#tests/support/own-pages.ts";
import { signInAs } from "#tests/support/sign-in-as.ts";
import { openEditor, openPanel, outline, saved } from "./editor-page.ts";

test("PAGE-02, PAGE-04: by keyboard a page is changed, shared by preview link, and published", async ({
  page,
  browser,
  baseURL,
  staff: _,
  request,
}) => {
  test.slow();
  const own = await ownPages();
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
    await own.remove();
  }
});

test("PAGE-04: by keyboard a page is scheduled and published on time", async ({
  page,
  staff: _,
  request,
}) => {
  test.slow();
  const own = await ownPages();
  const path = `/${own.word}/${own.granite.slug}`;
  try {
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
  } finally {
    await own.remove();
  }
});

test("PAGE-04: publishing and scheduling save unsaved input first", async ({ page, staff: _, request }) => {
  const own = await ownPages();
  const panel = page.getByRole("dialog", { name: "Publish" });
  const outcome = panel.getByRole("status", { name: "Publishing" });
  try {
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
  } finally {
    await own.remove();
  }
});

test("PAGE-04: a page is unpublished from its screen, and undone there", async ({
  page,
  staff: _,
  request,
}) => {
  const own = await ownPages();
  const statusOf = async () => (await request.get(`/${own.word}/${own.granite.slug}`)).status();
  const bar = page.getByRole("region", { name: "Last change" });
  try {
    await openEditor(page, own.granite.slug);
    await page.getByLabel("Headline").fill("Written before it left the site");
    await press(page.locator("#page-menu"), "Enter");
    await press(page.getByRole("button", { name: "Unpublish" }), "Enter");
    await expect(bar).toContainText(`${own.granite.title} unpublished.`);
    await expect(page.getByLabel("Headline")).toHaveValue("Written before it left the site");
    expect(await statusOf()).toBe(404);
    await bar.getByRole("button", { name: "Undo" }).click();
    await expect(bar).toHaveCount(0);
    expect(await statusOf()).toBe(200);
    await saved(page);
  } finally {
    await own.remove();
  }
});

test("PAGE-04: a failed schedule shows its reason on the page's screen until it is dismissed", async ({
  page,
  staff: _,
}) => {
  const own = await ownPages();
  try {
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
  } finally {
    await own.remove();
  }
});

test("ADMIN-04: an account with read access sees a page and its panels and changes nothing", async ({
  page,
  context,
  baseURL,
}) => {
  const own = await ownPages();
  await signInAs(context, baseURL, "viewer");
  try {
    await openEditor(page, own.granite.slug);
    await expect(page.getByText("You can view this page but not change it")).toBeVisible();
    await expect(page.getByRole("button", { name: "Publish …" })).toHaveCount(0);
    const panel = await openPanel(page, "Address and menus");
    await expect(panel.getByLabel("Slug")).toBeDisabled();
    await expect(panel.getByRole("button", { name: "Change address" })).toHaveCount(0);
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(page.getByLabel("Headline")).toBeDisabled();
    await outline(page).focus();
    await page.keyboard.press("Delete");
    await expect(outline(page).getByRole("option")).toHaveCount(1);
  } finally {
    await own.remove();
  }
});

test("PAGE-04: by keyboard two versions are compared, one is named, and one is reverted to", async ({
  page,
  staff: _,
}) => {
  test.slow();
  const own = await ownPages();
  const by = await createStaff();
  const save = (baseVersion: number, extendedTitle: string) =>
    saveDraft({
      pageId: own.granite.id,
      saveId: randomUUID(),
      baseVersion,
      changes: { fields: { extendedTitle } },
      by,
    });
  try {
    await save(1, "Older words");
    await openEditor(page, own.granite.slug);
    await openPanel(page, "Versions");
    await press(page.locator("summary").filter({ hasText: "version 2" }), "Enter");
    await write(page.getByLabel("Name of version 2"), "Before the fair");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Before the fair")).toBeVisible();
    await save(2, "Newer words");

    await page.reload();
    await answersToScript(page);
    await reach(page.getByRole("radio", { name: "Compare version 1" })); // the published version
    await page.keyboard.press("ArrowUp");
    await expect(page.getByRole("radio", { name: "Compare version 2" })).toBeChecked();
    await press(page.getByRole("button", { name: "Compare" }), "Enter");
    await expect(page.getByRole("deletion")).toHaveText("Older words");
    await expect(page.getByRole("insertion")).toHaveText("Newer words");
    await press(page.getByRole("button", { name: "Show both" }), "Enter");
    await expect(
      page.frameLocator('iframe[title="Version 2"]').getByRole("heading", { level: 1 }),
    ).toBeVisible();

    await press(page.getByRole("button", { name: "Restore version 2" }), "Enter");
    const bar = page.getByRole("region", { name: "Last change" });
    await expect(bar).toContainText("Version 2 restored as the draft.");
    await page.getByRole("button", { name: "Title, search and sharing" }).click();
    await expect(page.getByLabel("Extended title")).toHaveValue("Older words");
  } finally {
    await own.remove();
  }
});

test("ADMIN-06: two changes of the same field of a page show side by side; other changes are merged", async ({
  page,
  staff: _,
}) => {
  test.slow();
  const own = await ownPages();
  const by = await createStaff();
  try {
    await openEditor(page, own.granite.slug);
    await page.getByRole("button", { name: "Title, search and sharing" }).click();
    const changes = { fields: { excerpt: "Theirs", extendedTitle: "Only theirs" } };
    await saveDraft({ pageId: own.granite.id, saveId: randomUUID(), baseVersion: 1, changes, by });
    await page.getByLabel("Excerpt").fill("Mine, at length");
    await page.getByLabel("Search title").fill("Only mine");
    const status = page.getByRole("status", { name: "Saving" });
    await expect(status).toContainText("Conflict (stored in this browser)");

    await status.getByRole("button", { name: "Review conflict" }).click();
    const dialog = page.getByRole("dialog", { name: "Conflicting changes" });
    await expect(dialog).toContainText("Mine, at length");
    await expect(dialog).toContainText("Theirs");
    await expect(dialog).not.toContainText("Only theirs");
    await dialog.getByRole("radio", { name: /Keep mine/ }).check();
    await dialog.getByRole("button", { name: "Merge" }).click();
    await saved(page);
    const [row] = await db.select({ draft: pages.draft }).from(pages).where(eq(pages.id, own.granite.id));
    expect(row?.draft).toMatchObject({
      excerpt: "Mine, at length",
      extendedTitle: "Only theirs",
      searchTitle: "Only mine",
    });
    await expect(page.getByLabel("Extended title")).toHaveValue("Only theirs");
  } finally {
    await own.remove();
  }
});

test("ADMIN-06: without JavaScript a conflict shows both values, and sending the form again saves", async ({
  browser,
  context,
  baseURL,
  staff: _,
}) => {
  const own = await ownPages();
  const storageState = await context.storageState();
  const plain = await browser.newContext({ baseURL, javaScriptEnabled: false, storageState });
  const by = await createStaff();
  try {
    const screen = await plain.newPage();
    await screen.goto(`/admin/pages/${own.granite.slug}`);
    const changes = { fields: { excerpt: "Theirs", extendedTitle: "Only theirs" } };
    await saveDraft({ pageId: own.granite.id, saveId: randomUUID(), baseVersion: 1, changes, by });
    await screen.getByLabel("Excerpt").fill("Mine, at length");
    await screen.getByRole("button", { name: "Save draft" }).click();
    const form = screen.getByRole("form", { name: "Page details" });
    const conflict = screen.getByRole("alert");
    await expect(conflict).toContainText("Not saved: someone else saved this page in the meantime");
    await expect(conflict.getByRole("row", { name: "Excerpt" })).toContainText("Theirs");
    await expect(screen.getByLabel("Excerpt")).toHaveValue("Mine, at length");
    await screen.getByRole("button", { name: "Save draft" }).click();
    await expect(form.getByRole("status")).toHaveText("Saved. Visitors see it once it is published.");
    const [row] = await db.select({ draft: pages.draft }).from(pages).where(eq(pages.id, own.granite.id));
    expect(row?.draft).toMatchObject({ excerpt: "Mine, at length", extendedTitle: "Only theirs" });
  } finally {
    await plain.close();
    await own.remove();
  }
});

test("PAGE-04: a draft reaches no visitor by any address or role", async ({
  page,
  browser,
  baseURL,
  staff,
}) => {
  test.slow();
  const own = await ownPages();
  const path = `/${own.word}/${own.granite.slug}`;
  const secret = `secret${own.word}`;
  const stranger = await browser.newContext({ baseURL });
  try {
    const before = await stranger.request.get(path);
    const shownBefore = await shownBy(before);
    const changes = {
      fields: {
        title: secret,
        extendedTitle: secret,
        excerpt: secret,
        searchTitle: secret,
        coverImage: `/${secret}.png`,
      },
      blocks: [{ id: randomUUID(), type: "hero", version: 2, props: { headline: secret, facts: [] } }],
    };
    await saveDraft({ pageId: own.granite.id, saveId: randomUUID(), baseVersion: 1, changes, by: staff });
    expect(await (await page.request.get(`/preview/page/${own.granite.id}`)).text()).toContain(secret);
    const { token } = await createPreviewLink(
      { kind: "page", id: own.granite.id, slug: own.granite.slug },
      7,
      staff,
    );
    expect(await (await stranger.request.get(`/preview/${token}`)).text()).toContain(secret);
    expect(await stranger.cookies(), "a preview leaves nothing behind").toEqual([]);

    // Signed-in users and users of a preview link see the same public site as everyone.
    for (const asking of [stranger.request, page.request]) {
      for (const address of [
        path,
        `${path}.data`,
        `/${own.word}`,
        `/${own.word}.data`,
        "/",
        "/_root.data",
        "/sitemap.xml",
        "/feed.xml",
        "/news",
        "/404?q=secret",
        `${path}?preview=1&draft=1&version=2`,
      ]) {
        expect(await (await asking.get(address)).text(), address).not.toContain(secret);
      }
      const after = await asking.get(path);
      expect(after.headers()["cache-control"]).toBe(before.headers()["cache-control"]);
      expect(await shownBy(after)).toBe(shownBefore);
    }
    for (const address of [
      `/preview/page/${own.granite.id}`,
      `/preview/page/${own.granite.id}.data`,
      `/admin/pages/${own.granite.slug}`,
      `/admin/pages/${own.granite.slug}.data`,
      `/preview/${own.granite.id}`,
    ]) {
      const answer = await stranger.request.get(address, { maxRedirects: 0 });
      expect(await answer.text(), address).not.toContain(secret);
      expect(answer.headers()["cache-control"] ?? "", address).not.toContain("public");
    }
  } finally {
    await stranger.close();
    await own.remove();
  }
});

/** A document without parts that differ per response. */
async function shownBy(answer: APIResponse): Promise<string> {
  return (await answer.text()).replaceAll(/ nonce="[^"]*"/g, "");
}

test("BLOCK-05, PAGE-04: a version from before a block's migration is compared, reverted to, edited and published", async ({
  page,
  staff,
  request,
}) => {
  test.slow();
  const own = await ownPages();
  const { id, slug } = own.granite;
  try {
    const block = { ...oldHero, id: randomUUID() };
    const save = (baseVersion: number, changes: DraftChanges) =>
      saveDraft({ pageId: id, saveId: randomUUID(), baseVersion, changes, by: staff });
    await save(1, { blocks: [block] });
    const [old] = await listVersions(id);
    if (!old) throw new Error("the save made no version");
    await nameVersion(own.granite, old.number, "The first shape", staff);
    await save(2, { order: { from: [block.id], to: [] } });

    await openPage(page, `/admin/pages/${slug}/versions?from=${old.number}&to=draft`);
    await expect(page.getByText(oldHero.props.headline)).toBeVisible();
    await page.getByRole("button", { name: "Show both" }).click();
    const earlier = page.frameLocator(`iframe[title="Version ${old.number}"]`);
    await expect(earlier.getByRole("heading", { name: oldHero.props.headline })).toBeVisible();
    await page.getByRole("button", { name: `Restore version ${old.number}` }).click();
    await expect(page.getByText(`Version ${old.number} restored as the draft.`)).toBeVisible();

    await outline(page).getByRole("option").last().click();
    await expect(page.getByLabel("Decorative image")).toBeChecked();
    await page.getByLabel("Intro").fill("Brought to its present shape.");
    await saved(page);
    await page.getByRole("button", { name: "Publish …" }).click();
    const panel = page.getByRole("dialog", { name: "Publish" });
    await panel.getByRole("button", { name: "Publish the changes" }).click();
    await expect(panel.getByRole("status", { name: "Publishing" })).toContainText("Published");
    const live = await (await request.get(`/${own.word}/${slug}`)).text();
    expect(live).toContain(oldHero.props.headline);
    expect(live).toContain("Brought to its present shape.");
  } finally {
    await own.remove();
  }
});
