import { openPage } from "#tests/support/answers-to-script.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { press } from "#tests/support/keyboard.ts";
import { ownPages } from "#tests/support/own-pages.ts";

test("PAGE-01: unpublishing a page with subpages asks first, and can be undone", async ({
  page,
  staff: _,
  request,
  own,
}) => {
  test.slow();
  const below = `/${own.word}/${own.granite.slug}`;
  const statusOf = async (path: string) => (await request.get(path)).status();
  await openPage(page, "/admin/pages");
  await page.getByRole("button", { name: `Unpublish ${own.top.title}` }).click();
  await expect(page.getByRole("heading", { name: `Unpublish ${own.top.title}` })).toBeVisible();
  await expect(page.getByText(`Unpublish ${own.top.title} and 2 pages below it?`)).toBeVisible();
  expect(await statusOf(below)).toBe(200);

  await page.getByRole("button", { name: "Unpublish 3 pages" }).click();
  const bar = page.getByRole("region", { name: "Last change" });
  await expect(bar).toContainText(`${own.top.title} and 2 pages below it unpublished.`);
  expect(await statusOf(below)).toBe(404);
  await bar.getByRole("button", { name: "Undo" }).click();
  await expect(bar).toHaveCount(0);
  expect(await statusOf(below)).toBe(200);

  await page.getByRole("button", { name: `Unpublish ${own.granite.title}` }).click();
  await expect(bar).toContainText(`${own.granite.title} unpublished.`);
  expect(await statusOf(below)).toBe(404);
});

test("PAGE-01: unpublishing selected pages states how many pages visitors lose, and can be undone", async ({
  page,
  staff: _,
  request,
  own,
}) => {
  test.slow();
  await openPage(page, `/admin/pages?q=${own.word}`);
  await expect(page.getByText("0 pages selected")).toBeVisible();
  await expect(page.getByRole("button", { name: "Unpublish selected" })).toBeDisabled();
  await page.getByLabel("Select all").check();
  await expect(page.getByText("3 pages selected")).toBeVisible();
  await page.getByLabel(`Select ${own.granite.title}`).uncheck();
  await page.getByRole("button", { name: "Unpublish selected" }).click();
  await expect(page.getByText("Unpublish the selected 2 pages and 1 page below?")).toBeVisible();
  expect((await request.get(`/${own.word}`)).status()).toBe(200);

  await page.getByRole("button", { name: "Unpublish 3 pages" }).click();
  await expect(page.getByText("2 pages unpublished.")).toBeVisible();
  expect((await request.get(`/${own.word}`)).status()).toBe(404);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("2 pages published.")).toBeVisible();
  expect((await request.get(`/${own.word}/${own.marble.slug}`)).status()).toBe(200);
});

test("PAGE-05: moving a page states its new address, and undo restores the old one", async ({
  page,
  staff: _,
  request,
  own,
}) => {
  test.slow();
  const [before, after] = [
    `/${own.word}/${own.granite.slug}`,
    `/${own.word}/${own.marble.slug}/${own.granite.slug}`,
  ];
  await openPage(page, "/admin/pages");
  await press(page.getByRole("button", { name: `Move ${own.granite.title}` }), "Space");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  const bar = page.getByRole("region", { name: "Last change" });
  await expect(bar).toContainText(`${own.granite.title} moved from ${before} to ${after}.`);
  await page.mouse.wheel(0, 2000);
  await expect(bar).toBeInViewport();
  expect((await request.get(after)).status()).toBe(200);

  await bar.getByRole("button", { name: "Undo" }).click();
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1, name: "Pages" })).toBeVisible();
  await expect(page.getByRole("row", { name: own.word }).nth(1)).toContainText("granite");
  const [old, temporary] = [
    await request.get(before, { maxRedirects: 0 }),
    await request.get(after, { maxRedirects: 0 }),
  ];
  expect(old.status()).toBe(200);
  expect([temporary.status(), temporary.headers().location]).toEqual([301, before]);
});

test("PAGE-05: moving a page with subpages asks before their addresses change", async ({
  page,
  staff: _,
  request,
}) => {
  test.slow();
  const pages = [await ownPages(), await ownPages()] as const;
  const other = pages[0].word > pages[1].word ? pages[0] : pages[1]; // the second in the list
  try {
    const tree = page.getByRole("row", { name: other.word });
    await openPage(page, "/admin/pages");
    await expect(tree).toHaveCount(3);
    await press(page.getByRole("button", { name: `Move ${other.top.title}` }), "Space");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Space");
    const dialog = page.getByRole("dialog", { name: `Move ${other.top.title} and 2 pages below it?` });
    await expect(dialog).toContainText("The addresses of 3 pages change.");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog).toHaveCount(0);
    expect((await request.get(`/${other.word}`, { maxRedirects: 0 })).status()).toBe(200);

    await openPage(page, `/admin/pages/${other.word}/address`);
    await page.getByLabel("Slug").fill(`renamed-${other.word}`);
    await page.getByRole("button", { name: "Change address" }).click();
    await expect(page.getByRole("alert")).toContainText("The addresses of 3 pages change.");
    await page.getByRole("button", { name: "Change 3 addresses" }).click();
    const bar = page.getByRole("region", { name: "Last change" });
    await expect(bar).toContainText(`moved from /${other.word} to /renamed-${other.word}.`);
    await bar.getByRole("button", { name: "Undo" }).click();
    await page.waitForURL(`**/admin/pages/${other.word}`);
    expect((await request.get(`/${other.word}/${other.granite.slug}`, { maxRedirects: 0 })).status()).toBe(
      200,
    );
  } finally {
    for (const own of pages) await own.remove();
  }
});
