import { openPage } from "#tests/support/answers-to-script.ts";
import { findings } from "#tests/support/axe.ts";
import { expect, test } from "#tests/support/fixtures.ts";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("READ-02: the footer links to a search that finds pages and news, page by page", async ({ page }) => {
    await page.goto("/solutions");
    await page.getByRole("contentinfo").getByRole("link", { name: "Search", exact: true }).click();
    await expect(page).toHaveURL("/search");
    await expect(page.getByText("Search for a technology")).toBeVisible();

    await page.getByRole("searchbox").fill("data");
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await expect(page).toHaveURL("/search?q=data");
    await expect(page.getByRole("searchbox")).toHaveValue("data");
    await expect(page.getByText(/^\d+ results for “data”\.$/)).toBeVisible();
    const hits = page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading") });
    await expect(hits).toHaveCount(10);
    await expect(hits.locator("mark").first()).toHaveText(/data/i);

    const sections = page.getByRole("list", { name: /results for “data”/ }).getByRole("listitem");
    await expect(sections.filter({ hasText: /^Services \d+$/ })).toHaveCount(1);
    const [total, ...totals] = await Promise.all(
      [page.getByText(/^\d+ results for/), ...(await sections.all())].map(async (each) =>
        Number((await each.textContent())?.match(/\d+/)?.[0]),
      ),
    );
    expect(totals.reduce((sum, each) => sum + each)).toBe(total);
    await page.getByRole("link", { name: "Next", exact: true }).click();
    await expect(page).toHaveURL("/search?q=data&page=2");
    await expect(page.getByText(/page 2 of \d+/)).toBeVisible();
    await expect(page.getByRole("link", { name: "Previous", exact: true })).toHaveAttribute(
      "href",
      "/search?q=data",
    );
  });
});

test("SITE-03: the best result of a search shows its picture larger than the others", async ({ page }) => {
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/search?q=bank");
    const widths = await page
      .locator(".search-hits img")
      .evaluateAll((pictures) => pictures.map((picture) => picture.clientWidth));
    const [best = 0, ...others] = widths;
    expect(others.length).toBeGreaterThan(0);
    expect(best, `at ${width} px`).toBeGreaterThan(2 * Math.max(...others));
  }
});

test("READ-02: a search reports its spelling correction, is not indexed, and has no accessibility finding", async ({
  page,
}) => {
  await openPage(page, "/search");
  const field = page.getByRole("searchbox");
  await field.fill("kuberntes");
  await field.press("Enter");
  await expect(page.getByRole("main").getByRole("status")).toContainText(/results? for “kubernetes”/);
  expect(await findings(page)).toEqual([]);

  await field.fill("zeppelin");
  await field.press("Enter");
  await expect(page.getByRole("main").getByRole("status")).toContainText("No results for “zeppelin”.");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await page.goBack();
  await expect(field).toHaveValue("kuberntes");
});

test("READ-02: without a query the search offers the sections and an index of words, each of which finds something", async ({
  page,
}) => {
  await openPage(page, "/search");
  const main = page.getByRole("main");
  await expect(main.getByRole("list").getByRole("link", { name: "Solutions" })).toHaveAttribute(
    "href",
    "/solutions",
  );
  await expect(main.getByRole("term").filter({ hasText: /^B$/ })).toBeVisible();
  await main.getByRole("link", { name: "Banking apps", exact: true }).click();
  await expect(page).toHaveURL("/search?q=Banking+apps");
  await expect(main.getByRole("heading", { name: "Banking apps" })).toBeVisible();
});
