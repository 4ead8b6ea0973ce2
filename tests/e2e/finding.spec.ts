import { expect, test } from "#tests/support/fixtures.ts";

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
