import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { APIResponse, Page } from "playwright/test";
import oldHero from "#app/blocks/hero/revision-1.json" with { type: "json" };
import type { DraftChanges } from "#app/domain/pages/draft.ts";
import { saveDraft } from "#app/domain/pages/drafts.server.ts";
import { listVersions, nameVersion } from "#app/domain/pages/versions.server.ts";
import { createPreviewLink } from "#app/domain/publishing/preview-links.server.ts";
import { db } from "#app/platform/database.server.ts";
import { pages } from "#db/schema/pages.ts";
import { answersToScript, openPage } from "#tests/support/answers-to-script.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { press, reach, write } from "#tests/support/keyboard.ts";
import { ownPages } from "#tests/support/own-pages.ts";
import { openEditor, outline, saved } from "./editor-page.ts";

test("PAGE-02, PAGE-04: with the keyboard a page is changed, shared as a preview, and published", async ({
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
    await openPage(page, `/admin/pages/${own.granite.slug}`);
    await write(page.getByLabel("Extended title"), "Only in the draft");
    await expect(page.getByText("Not saved yet")).toBeVisible();
    await press(page.getByRole("button", { name: "Save draft" }), "Enter");
    await expect(page.getByText("Saved. Visitors see it once it is published.")).toBeVisible();
    await expect(page.getByText("Changed since publishing")).toBeVisible();

    await press(page.getByRole("button", { name: "Make a link" }), "Enter");
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
    await press(page.getByRole("button", { name: /^Publish changes/ }), "Enter");
    await expect(page.getByRole("button", { name: /^Publish changes/ })).toHaveCount(0);
    expect(await (await request.get(path)).text()).toContain("Only in the draft");
  } finally {
    await stranger.close();
    await own.remove();
  }
});

test("PAGE-04: with the keyboard a page is scheduled, and it goes out on its time", async ({
  page,
  staff: _,
  request,
}) => {
  test.slow();
  const own = await ownPages();
  const path = `/${own.word}/${own.granite.slug}`;
  try {
    await openPage(page, `/admin/pages/${own.granite.slug}`);
    await write(page.getByLabel("Extended title"), "Scheduled words");
    await press(page.getByRole("button", { name: "Save draft" }), "Enter");
    await expect(page.getByText("Saved.")).toBeVisible();
    await reach(page.getByLabel("Publish the draft on"));
    await page.keyboard.type("12");
    await page.keyboard.type("31");
    await page.keyboard.type("2099");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.type("0900AM");
    await press(page.getByRole("button", { name: "Schedule", exact: true }), "Enter");
    await expect(page.getByText(/Version 2 goes out on 31 Dec 2099/)).toBeVisible();
    await page.goto(`/admin/pages?status=scheduled&q=${own.word}`);
    await expect(page.getByRole("row", { name: own.granite.title })).toContainText("Scheduled 31 Dec 2099");
    expect(await (await request.get(path)).text()).not.toContain("Scheduled words");

    // The year passes.
    await db.execute(sql`
      select graphile_worker.reschedule_jobs(array_agg(id), run_at := now()) from graphile_worker.jobs
      where key = ${`page.publish-scheduled:${own.granite.id}`}`);
    await expect
      .poll(async () => (await request.get(path)).text(), { timeout: 20_000 })
      .toContain("Scheduled words");
    await page.reload();
    await expect(page.getByRole("heading", { name: "No page like that" })).toBeVisible();
  } finally {
    await own.remove();
  }
});

test("PAGE-04: what has just been saved is published also before its screen is loaded anew", async ({
  page,
  staff: _,
  request,
}) => {
  const own = await ownPages();
  let answerReads = () => {};
  const reads = new Promise<void>((resolve) => {
    answerReads = resolve;
  });
  try {
    await db.update(pages).set({ isPublished: false }).where(eq(pages.id, own.granite.id));
    await openPage(page, `/admin/pages/${own.granite.slug}`);
    await page.route("**/admin/pages/**", async (route) => {
      if (route.request().method() === "GET") await reads;
      await route.continue();
    });
    await page.getByLabel("Extended title").fill("Out at once");
    await page.getByRole("button", { name: "Save draft" }).click();
    await expect(page.getByText("Saved.")).toBeVisible();
    const sent = page.waitForRequest((asked) => asked.method() === "POST");
    await page.getByRole("button", { name: /^Publish/ }).click();
    await sent;
    answerReads();
    await expect(page.getByRole("button", { name: "Unpublish" })).toBeVisible();
    await expect(page.getByText("Not published")).toHaveCount(0);
    expect(await (await request.get(`/${own.word}/${own.granite.slug}`)).text()).toContain("Out at once");
  } finally {
    await own.remove();
  }
});

test("PAGE-04: publishing saves what is typed; scheduling waits until it is saved", async ({
  page,
  staff: _,
  request,
}) => {
  const own = await ownPages();
  const publish = page.getByRole("button", { name: /^(Save and publish|Publish)/ });
  const schedule = page.getByRole("button", { name: "Schedule", exact: true });
  const isFirst = "Save the draft before you schedule it.";
  try {
    await db.update(pages).set({ isPublished: false }).where(eq(pages.id, own.granite.id));
    await openPage(page, `/admin/pages/${own.granite.slug}`);
    await page.getByLabel("Extended title").fill("Typed and not saved");
    await expect(schedule).toBeDisabled();
    await expect(schedule).toHaveAccessibleDescription(isFirst);
    await publish.click();
    await expect(page.getByText("Saved and published.")).toBeVisible();
    await expect(schedule).toBeEnabled();
    await expect(page.getByText(isFirst)).toHaveCount(0);
    expect(await (await request.get(`/${own.word}/${own.granite.slug}`)).text()).toContain(
      "Typed and not saved",
    );
  } finally {
    await own.remove();
  }
});

test("PAGE-04: with the keyboard two versions are compared, one is named, and one is restored", async ({
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
    await openPage(page, `/admin/pages/${own.granite.slug}/versions`);
    await press(page.locator("summary").filter({ hasText: "version 2" }), "Enter");
    await write(page.getByLabel("Name of version 2"), "Before the fair");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Before the fair")).toBeVisible();
    await save(2, "Newer words");

    await page.reload();
    await answersToScript(page);
    await reach(page.getByRole("radio", { name: "Compare version 1" })); // the published one
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
    await expect(page.getByLabel("Extended title")).toHaveValue("Older words");
  } finally {
    await own.remove();
  }
});

test("ADMIN-06: a stale save shows both versions, keeps what was typed, and stands when it is sent again", async ({
  page,
  staff: _,
}) => {
  test.slow();
  const own = await ownPages();
  const by = await createStaff();
  try {
    await openPage(page, `/admin/pages/${own.granite.slug}`);
    const changes = {
      fields: { excerpt: "Theirs", extendedTitle: "Only theirs", searchTitle: "Theirs too" },
    };
    await saveDraft({ pageId: own.granite.id, saveId: randomUUID(), baseVersion: 1, changes, by });
    await page.getByLabel("Excerpt").fill("Mine, at length");
    await page.getByLabel("Search title").fill("Mine too");
    await page.getByRole("button", { name: "Save draft" }).click();

    const conflict = page.getByRole("alert");
    await expect(conflict).toContainText("Not saved: somebody else has saved this page meanwhile");
    await expect(conflict.getByRole("row", { name: "Excerpt" })).toContainText("Mine, at length");
    await expect(conflict.getByRole("row", { name: "Excerpt" })).toContainText("Theirs");
    await expect(page.getByLabel("Excerpt")).toHaveValue("Mine, at length");

    await expect(conflict.getByRole("row", { name: "Extended title" })).toHaveCount(0);

    await conflict
      .getByRole("row", { name: "Search title" })
      .getByRole("button", { name: "Use theirs" })
      .click();
    await expect(page.getByLabel("Search title")).toHaveValue("Theirs too");
    await page.getByRole("button", { name: "Save draft" }).click();
    await expect(page.getByText("Saved. Visitors see it once it is published.")).toBeVisible();
    const [row] = await db.select({ draft: pages.draft }).from(pages).where(eq(pages.id, own.granite.id));
    expect(row?.draft).toMatchObject({
      excerpt: "Mine, at length",
      extendedTitle: "Only theirs",
      searchTitle: "Theirs too",
    });
    await expect(page.getByLabel("Extended title")).toHaveValue("Only theirs");
  } finally {
    await own.remove();
  }
});

test("ADMIN-06: two people who change different details of one page keep both changes", async ({
  page,
  context,
  staff: _,
}) => {
  test.slow();
  const own = await ownPages();
  const save = async (of: Page) => {
    await of.getByRole("button", { name: "Save draft" }).click();
    await expect(of.getByText("Saved. Visitors see it once it is published.")).toBeVisible();
  };
  try {
    await openPage(page, `/admin/pages/${own.granite.slug}`);
    const other = await context.newPage();
    await openPage(other, `/admin/pages/${own.granite.slug}`);
    await other.getByLabel("Excerpt").fill("Excerpt by the other");
    await save(other);
    await page.getByLabel("Extended title").fill("Title by me");
    await save(page);
    await expect(page.getByLabel("Excerpt")).toHaveValue("Excerpt by the other");

    await page.getByLabel("Search title").fill("And once more");
    await save(page);
    const [row] = await db.select({ draft: pages.draft }).from(pages).where(eq(pages.id, own.granite.id));
    expect(row?.draft).toMatchObject({
      excerpt: "Excerpt by the other",
      extendedTitle: "Title by me",
      searchTitle: "And once more",
    });
  } finally {
    await own.remove();
  }
});

test("ADMIN-06: what was typed and never saved is there again after the tab is gone", async ({
  page,
  context,
  staff: _,
}) => {
  test.slow();
  const own = await ownPages();
  try {
    await openPage(page, `/admin/pages/${own.granite.slug}`);
    await page.getByLabel("Excerpt").fill("Typed before the power went");
    await expect(page.getByText("Not saved yet")).toBeVisible();
    await page.close({ runBeforeUnload: false });

    const again = await context.newPage();
    await openPage(again, `/admin/pages/${own.granite.slug}`);
    await again.getByRole("button", { name: "Take it up again" }).click();
    await expect(again.getByLabel("Excerpt")).toHaveValue("Typed before the power went");
    await again.getByRole("button", { name: "Save draft" }).click();
    await expect(again.getByText("Saved.")).toBeVisible();
    await again.reload();
    await answersToScript(again);
    await expect(again.getByRole("button", { name: "Take it up again" })).toHaveCount(0);
  } finally {
    await own.remove();
  }
});

test("PAGE-04: a draft reaches no visitor, whatever is asked for and whoever asks", async ({
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

    // Whoever is signed in, or has a link to the draft, sees of the site what everybody does.
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

/** A document but for what each answer has of its own. */
async function shownBy(answer: APIResponse): Promise<string> {
  return (await answer.text()).replaceAll(/ nonce="[^"]*"/g, "");
}

test("BLOCK-05, PAGE-04: a version from before a block's shape changed is compared, restored, edited and published", async ({
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
    await expect(page.getByRole("link", { name: "Edit blocks" })).toBeVisible();

    await openEditor(page, slug);
    await outline(page).getByRole("option").last().click();
    await expect(page.getByLabel("Decoration")).toBeChecked();
    await page.getByLabel("Lead").fill("Brought to its present shape.");
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
