import { blocks } from "#app/blocks/registry.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { openEditor, outline, saved, shownPage, steps } from "./editor-page.ts";

const excerpt = "What the page is about, in one sentence that a search engine can show.";

test("BLOCK-04, PAGE-06: missing fields are listed with links to them and prevent publishing", async ({
  page,
  staff: _,
  aPageOf,
}) => {
  const edited = await aPageOf([{ type: "hero", props: { headline: "Ferries" } }, steps("Two")], {
    isPublished: false,
    excerpt,
  });
  await openEditor(page, edited.slug);
  await outline(page).getByRole("option").nth(1).click();
  await page.getByRole("button", { name: "Add step" }).click();
  await page.keyboard.press("ControlOrMeta+Enter");
  const panel = page.getByRole("dialog", { name: "Publish" });
  await expect(panel.getByText("Title is missing")).toBeVisible();
  await expect(panel.getByText("Text is missing")).toBeVisible();
  await expect(panel.getByRole("button", { name: "Publish the page" })).toBeDisabled();

  await panel.getByRole("listitem").filter({ hasText: "Text is missing" }).getByRole("button").press("Enter");
  await expect(page.getByLabel("Text")).toBeFocused();
  await expect(page.getByText("Text is missing")).toBeVisible();
  await page.keyboard.type("A reply with its sources.");
  await page.getByLabel("Title").fill("Draft");

  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(panel.getByRole("status", { name: "Checks" })).toHaveText("No problems found");
  await panel.getByRole("button", { name: "Publish the page" }).press("Enter");
  await expect(panel.getByRole("status", { name: "Publishing" })).toContainText("Published");
  const stored = await edited.stored();
  expect(stored).toMatchObject({ isPublished: true, draft: null });
  expect(JSON.stringify(stored.content)).toContain("A reply with its sources.");

  const answer = await page.request.get(`/${edited.slug}`);
  expect(await answer.text()).toContain("A reply with its sources.");
});

test("PAGE-06: a finding in a text links to the text even while its editor is still loading", async ({
  page,
  staff: _,
  aPageOf,
}) => {
  const edited = await aPageOf([
    { type: "hero", props: { headline: "Ferries" } },
    { type: "rich-text", props: { label: "Notes" } },
  ]);
  let letCome = () => {};
  const mayCome = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route("**/rich-text-editor-*.js", async (route) => {
    await mayCome;
    await route.continue();
  });
  await openEditor(page, edited.slug);
  await page.keyboard.press("ControlOrMeta+Enter");
  const panel = page.getByRole("dialog", { name: "Publish" });
  await panel.getByRole("listitem").filter({ hasText: "Text is missing" }).getByRole("button").click();
  await expect(page.getByLabel("Label")).toBeFocused();
  letCome();
  await expect(page.getByRole("textbox", { name: "Text" })).toBeFocused();
});

test("PAGE-06: the rendered page is checked for headings, pictures, links and the search description", async ({
  page,
  staff: _,
  aPageOf,
}) => {
  const body = {
    type: "doc",
    content: [
      { type: "heading", attrs: { level: 4 }, content: [{ type: "text", text: "Too deep" }] },
      {
        type: "paragraph",
        content: [
          { type: "text", text: "nowhere", marks: [{ type: "link", attrs: { href: "/nothing/here" } }] },
        ],
      },
    ],
  };
  const edited = await aPageOf([
    { type: "hero", props: { headline: "Ferries" } },
    { type: "rich-text", props: { body } },
  ]);
  await openEditor(page, edited.slug);
  await page.getByRole("button", { name: "Publish …" }).click();
  const panel = page.getByRole("dialog", { name: "Publish" });
  await expect(panel.getByText("There is no search description")).toBeVisible();
  await expect(panel.getByText("A link points to /nothing/here, which does not exist")).toBeVisible();
  await expect(panel.getByText("A heading skips a level")).toBeVisible();
  await expect(panel.getByRole("button", { name: "Publish", exact: true })).toBeEnabled();

  await panel.getByRole("listitem").filter({ hasText: "search description" }).getByRole("button").click();
  await expect(page.getByLabel("Search description")).toBeFocused();
});

test("PAGE-04: publishing a page without changes reports that there is nothing to publish", async ({
  page,
  staff: _,
  aPageOf,
}) => {
  const edited = await aPageOf(
    [{ type: "hero", version: blocks.hero.version, props: { headline: "Ferries" } }],
    {
      excerpt,
    },
  );
  const before = await edited.stored();
  await openEditor(page, edited.slug);
  await page.keyboard.press("ControlOrMeta+Enter");
  const panel = page.getByRole("dialog", { name: "Publish" });
  const outcome = panel.getByRole("status", { name: "Publishing" });
  await expect(panel.getByText("All changes are published")).toBeVisible();
  await expect(panel.getByRole("button", { name: "Discard draft …" })).toHaveCount(0);
  await panel.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(outcome).toHaveText("Nothing to publish: visitors already see all changes.");
  await panel.getByLabel(/Date and time/).fill("2030-05-01T09:00");
  await panel.getByRole("button", { name: "Schedule" }).click();
  await expect(outcome).toHaveText("Nothing to publish: visitors already see all changes.");
  expect(await edited.stored()).toEqual(before);

  await page.keyboard.press("Escape");
  await page.getByLabel("Headline").fill("Ferries on time");
  await saved(page);
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(panel.getByRole("button", { name: "Publish the changes" })).toBeEnabled();
  await page.keyboard.press("Escape");
  await page.getByLabel("Headline").fill("Ferries");
  await saved(page);
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(panel.getByText("All changes are published")).toBeVisible();
});

test("PAGE-04: the keyboard schedules a page, cancels the schedule, creates a preview link and discards the draft", async ({
  page,
  browser,
  staff: _,
  baseURL,
  aPageOf,
}) => {
  const edited = await aPageOf([{ type: "hero", props: { headline: "Ferries" } }], { excerpt });
  await openEditor(page, edited.slug);
  await page.getByLabel("Headline").fill("Ferries on time");
  await saved(page);
  await page.keyboard.press("ControlOrMeta+Enter");
  const panel = page.getByRole("dialog", { name: "Publish" });
  const outcome = panel.getByRole("status", { name: "Publishing" });
  await panel.getByLabel(/Date and time/).fill("2030-05-01T09:00");
  await panel.getByRole("button", { name: "Schedule" }).press("Enter");
  await expect(outcome).toContainText("Scheduled for 1 May 2030");
  expect((await edited.stored()).scheduledAt).not.toBeNull();
  await panel.getByRole("button", { name: "Cancel schedule" }).press("Enter");
  await expect(outcome).toContainText("Schedule cancelled");
  expect((await edited.stored()).scheduledAt).toBeNull();

  await panel.getByRole("link", { name: "Create a preview link" }).press("Enter");
  const links = page.getByRole("dialog", { name: "Preview links" });
  await links.getByRole("button", { name: "Create link" }).press("Enter");
  const link = await links.getByLabel("Copy it now; it is not shown again.").inputValue();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await links.getByRole("button", { name: "Copy" }).press("Enter");
  await expect(links.getByText("Copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  const stranger = await browser.newContext({ baseURL });
  const shared = await stranger.newPage();
  await shared.goto(link);
  await expect(shared.getByRole("heading", { name: "Ferries on time" })).toBeVisible();
  await stranger.close();
  await links.getByRole("button", { name: "Revoke link 1" }).press("Enter");
  await expect(links.getByRole("button", { name: "Revoke link 1" })).toHaveCount(0);
  expect((await page.request.get(link)).status()).toBe(404);
  await page.keyboard.press("Escape");
  await expect(links).toBeHidden();

  await page.keyboard.press("ControlOrMeta+Enter");
  await panel.getByRole("button", { name: "Discard draft …" }).press("Enter");
  await panel.getByRole("button", { name: "Discard", exact: true }).press("Enter");
  await expect(outcome).toContainText("discarded");
  await expect(shownPage(page).getByRole("heading", { name: "Ferries", exact: true })).toBeVisible();
  await expect.poll(async () => (await edited.stored()).draft).toBeNull();
});

test("PAGE-04: no visitor sees a draft before it is published, not even through the preview frame", async ({
  page,
  staff: _,
  request,
  aPageOf,
}) => {
  const edited = await aPageOf([{ type: "hero", props: { headline: "Ferries" } }], { excerpt });
  await openEditor(page, edited.slug);
  await page.getByLabel("Headline").fill("Secret ferries");
  await saved(page);
  expect(await (await request.get(`/${edited.slug}`)).text()).not.toContain("Secret");
  for (const path of [`/preview/frame/${edited.id}`, `/preview/frame/${edited.id}/render`]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(302);
    expect(answer.headers().location, path).toMatch(/^\/admin\/sign-in/);
  }
  const frame = await page.request.get(`/preview/frame/${edited.id}`);
  expect(frame.headers()).toMatchObject({
    "cache-control": "private, no-store",
    "x-robots-tag": "noindex, nofollow",
  });
  expect(await frame.text()).not.toContain("<script");
});

test("PAGE-04: a typo is repaired while a change waits: the schedule moves, stays and keeps the repair", async ({
  page,
  staff: _,
  aPageOf,
}) => {
  const edited = await aPageOf([{ type: "hero", props: { headline: "Feries" } }], { excerpt });
  const live = async () => (await page.request.get(`/${edited.slug}`)).text();
  await openEditor(page, edited.slug);
  await page.getByLabel("Intro").fill("Tomorrow’s words");
  await page.keyboard.press("ControlOrMeta+Enter");
  const panel = page.getByRole("dialog", { name: "Publish" });
  const outcome = panel.getByRole("status", { name: "Publishing" });
  await panel.getByLabel(/Date and time/).fill("2035-05-01T09:00");
  await panel.getByRole("button", { name: "Schedule", exact: true }).click();
  await expect(outcome).toContainText("Scheduled for 1 May 2035");

  await page.keyboard.press("Escape");
  await page.getByLabel("Headline").fill("Ferries");
  await page.keyboard.press("ControlOrMeta+Enter");
  await panel.getByLabel(/Date and time/).fill("2036-06-02T09:00");
  await panel.getByRole("button", { name: "Reschedule" }).click();
  await expect(outcome).toContainText("Scheduled for 2 June 2036");
  await expect(panel.getByText("A version is scheduled for")).toBeVisible();
  await panel.getByRole("button", { name: "Publish the changes" }).click();
  await expect(outcome).toContainText("The scheduled version still waits for its time.");
  expect(await live()).toContain("Ferries");
  expect(await live()).not.toContain("Tomorrow’s words");
  await expect(panel.getByRole("link", { name: "View live page" })).toHaveAttribute(
    "href",
    `/${edited.slug}`,
  );

  await page.keyboard.press("Escape");
  await page.getByLabel("Headline").fill("Ferries for all");
  await page.getByLabel("Intro").fill("Tomorrow’s words, too");
  await page.keyboard.press("ControlOrMeta+Enter");
  await panel.getByRole("button", { name: "Publish the changes" }).click();
  await expect(outcome).toContainText("both change “Ferries for all”");
  await panel.getByRole("button", { name: "Edit the published version" }).click();
  await expect(page.getByLabel("Headline")).toHaveValue("Ferries");
  expect((await edited.stored()).scheduledAt).toEqual(new Date("2036-06-02T09:00:00Z"));

  await page.keyboard.press("Escape");
  await page.goto(`/admin/pages/${edited.slug}/versions`);
  await expect(page.getByRole("row", { name: /Scheduled for 2 Jun 2036/ })).toBeVisible();
});
