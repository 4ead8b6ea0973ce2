import { type DemoPage, readDemoPages } from "#demo/content.ts";
import { expect, test } from "#tests/support/fixtures.ts";

test("SITE-08: the title of every page starts with the page's subject", async ({ request }) => {
  for (const { path, title } of readDemoPages().flatMap((page) => titlesFrom(page))) {
    const html = await (await request.get(path)).text();
    const [, shown = ""] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
    const text = shown.replaceAll("&amp;", "&").replaceAll("&#x27;", "'");
    expect(text === title || text.startsWith(`${title} — `), `${path}: ${text}`).toBe(true);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("SITE-08: menu and footer link to News, Pricing and Search", async ({ page }) => {
    await page.goto("/solutions");
    for (const part of ["banner", "contentinfo"] as const) {
      for (const name of ["News", "Pricing", "Search"]) {
        const link = page.getByRole(part).getByRole("link", { name, exact: true }).first();
        await expect(link, `${name} in ${part}`).toBeVisible();
        expect((await page.request.get((await link.getAttribute("href")) ?? "")).status(), name).toBe(200);
      }
    }
  });

  test("SITE-08: testimonials show the country's flag and the company's logo", async ({ page }) => {
    await page.goto("/cases");
    const caption = page.locator("figcaption").filter({ hasText: "Ostra Bank" });
    await expect(caption).toContainText(/\p{Regional_Indicator}{2} Lithuania/u);
    await expect(caption.locator("img[src$='.svg']")).toBeVisible();
  });

  test("SITE-08: search results show kind, picture and an excerpt of whole words", async ({ page }) => {
    await page.goto("/search?q=bank");
    const first = page.getByRole("main").getByRole("listitem").filter({ hasText: "Ostra Bank" }).first();
    await expect(first).toContainText("Cases");
    await expect(first.locator("img")).toBeVisible();
    expect(await first.locator("p").last().textContent()).toMatch(/^[“…A-Z0-9]/u);
  });
});

/** The path and title of a published page and of the pages below it. */
function titlesFrom(page: DemoPage, above = ""): { path: string; title: string }[] {
  if (!page.isPublished) return [];
  const path = `${above}/${page.slug}`;
  return [{ path, title: page.title }, ...page.children.flatMap((child) => titlesFrom(child, path))];
}
