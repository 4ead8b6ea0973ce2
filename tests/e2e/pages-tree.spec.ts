import { db } from "#app/platform/database.server.ts";
import { pagePresets } from "#db/schema/pages.ts";
import { answersToScript, openPage } from "#tests/support/answers-to-script.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { press, reach, write } from "#tests/support/keyboard.ts";
import { openEditor, openPanel, saved } from "./editor-page.ts";

test("PAGE-01: by keyboard alone a page is created from a preset and published", async ({
  page,
  staff: _,
  request,
  own,
}) => {
  test.slow();
  await openPage(page, "/admin/pages");
  await press(page.getByRole("link", { name: "New page" }), "Enter");
  await expect(page.getByRole("heading", { name: "New page" })).toBeVisible();

  await reach(page.getByRole("radio", { name: /^Case study/ }));
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: /^Service page/ })).toBeChecked();
  await write(page.getByLabel("Title"), `Slate of ${own.word}`);
  await expect(page.getByLabel("Slug")).toHaveValue(`slate-of-${own.word}`);
  await reach(page.getByLabel("Parent page"));
  await page.keyboard.type(`Quarry ${own.word}`);
  await press(page.getByRole("button", { name: "Create page" }), "Enter");
  await page.waitForURL(`**/admin/pages/slate-of-${own.word}`);

  await openPage(page, `/admin/pages?q=slate-of-${own.word}`);
  await press(page.getByRole("button", { name: `Publish Slate of ${own.word}` }), "Enter");
  await page.waitForURL(`**/admin/pages/slate-of-${own.word}?refused=missing`);
  await expect(page.getByText("Not published: the page is not complete yet")).toBeVisible();
  const panel = page.getByRole("dialog", { name: "Publish" });
  await panel
    .getByRole("listitem")
    .filter({ hasText: "Headline is missing" })
    .getByRole("button")
    .press("Enter");
  await expect(page.getByLabel("Headline")).toBeFocused();
  expect((await request.get(`/${own.word}/slate-of-${own.word}`)).status()).toBe(404);
});

test("PAGE-01: an own preset is deleted after a question, by keyboard too", async ({ page, staff: _ }) => {
  await db.insert(pagePresets).values({ name: "Fair stand", description: "For a fair.", blocks: [] });
  await openPage(page, "/admin/new-page");
  const preset = page.getByRole("radio", { name: /^Fair stand/ });
  await press(page.getByRole("button", { name: "Delete… the preset Fair stand" }), "Enter");
  await expect(page.getByRole("button", { name: "Delete the preset Fair stand" })).toBeFocused();
  await press(page.getByRole("button", { name: "Keep the preset Fair stand" }), "Enter");
  await press(page.getByRole("button", { name: "Delete… the preset Fair stand" }), "Enter");
  await expect(preset).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(preset).toHaveCount(0);
});

test("PAGE-01: the list of pages loads at most 5 KB of HTML per row, and a menu has its actions once it is opened", async ({
  page,
  staff: _,
}) => {
  const answer = await page.request.get("/admin/pages");
  const html = (await answer.text()).replace(/<script[\s\S]*?<\/script>/g, "");
  const rows = html.match(/data-page=/g)?.length ?? 0;
  expect(rows).toBeGreaterThan(20);
  expect(html.length / rows).toBeLessThan(5 * 1024);

  await openPage(page, "/admin/pages?q=solutions");
  await press(page.getByLabel("More for Solutions", { exact: true }), "Enter");
  const rename = page.getByRole("link", { name: "Move or rename…" });
  await expect(rename).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(rename).toBeHidden();
  await expect(page.getByLabel("More for Solutions", { exact: true })).toBeFocused();
});

test("PAGE-01, ADMIN-06: a new page that was typed when the session ended is offered again", async ({
  page,
  context,
  staff: _,
  own,
}) => {
  await openPage(page, "/admin/new-page");
  await page.getByRole("radio", { name: /^Service page/ }).check();
  await page.getByLabel("Title").fill("Slate");
  await page.getByLabel("Slug").fill(`stone-${own.word}`);
  await page.getByLabel("Parent page").selectOption(own.word);
  const cookies = await context.cookies();
  await context.clearCookies();
  await page.getByRole("button", { name: "Create page" }).click();
  await expect(page).toHaveURL(/\/admin\/sign-in/);

  await context.addCookies(cookies);
  await openPage(page, "/admin/new-page");
  await expect(page.getByLabel("Title")).toHaveValue("Slate");
  await expect(page.getByLabel("Slug")).toHaveValue(`stone-${own.word}`);
  await expect(page.getByRole("radio", { name: /^Service page/ })).toBeChecked();
  await page.getByRole("button", { name: "Create page" }).click();
  await page.waitForURL(`**/admin/pages/stone-${own.word}`);
  await openPage(page, "/admin/new-page");
  await expect(page.getByText(/^Draft restored/)).toHaveCount(0);
});

test("PAGE-01: the tree filters pages by text and status", async ({ page, staff: _, own }) => {
  await openPage(page, "/admin/pages");
  await page.keyboard.press("/");
  await page.keyboard.type(own.marble.slug.replace("marble", "Márble"));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\?q=/);
  await expect(page.getByRole("row", { name: own.word })).toHaveCount(1);
  await expect(page.getByRole("link", { name: /^All\s*1$/ })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Move/ })).toHaveCount(0);
  await page.goto(`/admin/pages?status=draft&q=${own.word}`);
  await expect(page.getByRole("heading", { name: "No matching pages" })).toBeVisible();
});

test("PAGE-01: several pages are published and unpublished at once", async ({
  page,
  staff: _,
  request,
  own,
}) => {
  test.slow();
  await openPage(page, `/admin/pages?q=${own.word}`);
  for (const { title } of [own.granite, own.marble]) {
    await page.getByRole("checkbox", { name: `Select ${title}` }).check();
  }
  await page.getByRole("button", { name: "Unpublish selected" }).click();
  await page.getByRole("button", { name: "Unpublish 2 pages" }).click();
  await expect(page.getByText("2 pages unpublished.")).toBeVisible();
  expect((await request.get(`/${own.word}/${own.granite.slug}`)).status()).toBe(404);
  for (const { title } of [own.granite, own.marble]) {
    await page.getByRole("checkbox", { name: `Select ${title}` }).check();
  }
  await page.getByRole("button", { name: "Publish selected", exact: true }).click();
  await expect(page.getByText("2 pages published.")).toBeVisible();
  expect((await request.get(`/${own.word}/${own.granite.slug}`)).status()).toBe(200);
});

test("PAGE-01, PAGE-05: by keyboard a page is deleted and restored, and its old path redirects meanwhile", async ({
  page,
  staff: _,
  request,
  own,
}) => {
  test.slow();
  const path = `/${own.word}/${own.granite.slug}`;
  await openPage(page, `/admin/pages/${own.granite.slug}`);
  await press(page.locator("#editor-menu"), "Enter");
  await press(page.getByRole("link", { name: "Delete…" }), "Enter");
  await expect(page.getByLabel("Path or web address to redirect to")).toHaveValue(`/${own.word}`);
  await press(page.getByRole("button", { name: "Move to the trash" }), "Enter");
  await expect(page.getByRole("heading", { name: "Trash" })).toBeVisible();
  const old = await request.get(path, { maxRedirects: 0 });
  expect([old.status(), old.headers().location]).toEqual([301, `/${own.word}`]);

  await press(page.getByRole("button", { name: `Restore ${own.granite.title}` }), "Enter");
  await expect(page.getByRole("button", { name: /^Publish/ })).toBeVisible();
  await expect(page.getByRole("region", { name: "Last change" })).toContainText(
    `${own.granite.title} restored as a draft. Visitors see it once it is published.`,
  );
  expect((await request.get(path)).status()).toBe(404);

  await page.goto(`/admin/pages/${own.marble.slug}/removal`);
  await answersToScript(page);
  await reach(page.getByRole("radio", { name: /Redirect to another/ }));
  await page.keyboard.press("ArrowDown");
  await press(page.getByRole("button", { name: "Move to the trash" }), "Enter");
  await expect(page.getByRole("heading", { name: "Trash" })).toBeVisible();
  expect((await request.get(`/${own.word}/${own.marble.slug}`)).status()).toBe(410);
});

test("PAGE-02, PAGE-05: by keyboard a page is renamed, and its children's old paths redirect", async ({
  page,
  staff: _,
  request,
  own,
}) => {
  test.slow();
  await openEditor(page, own.word);
  await openPanel(page, "Address and menus");
  const slug = page.getByLabel("Slug");
  await write(slug, "news");
  await expect(page.getByText("This address is reserved by the system")).toBeVisible();
  await write(slug, "solutions");
  await expect(page.getByText("/solutions is already in use")).toBeVisible();
  await write(slug, `renamed-${own.word}`);
  await expect(page.getByText("Available.")).toBeVisible();
  await press(page.getByRole("button", { name: "Change address" }), "Enter");
  await expect(page.getByText("The addresses of 3 pages change.")).toBeVisible();
  await press(page.getByRole("button", { name: "Change 3 addresses" }), "Enter");
  await page.waitForURL(`**/admin/pages/renamed-${own.word}?*`);
  await page.getByLabel("Headline").fill("Renamed while it was open");
  await saved(page);
  const panel = await openPanel(page, "Address and menus");
  await expect(panel.getByText(`/${own.word}`, { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
  await expect(page.locator("#editor-menu")).toBeFocused();

  const old = await request.get(`/${own.word}/${own.granite.slug}?a=1`, { maxRedirects: 0 });
  expect(old.headers().location).toBe(`/renamed-${own.word}/${own.granite.slug}?a=1`);
});
