import type { APIRequestContext } from "playwright/test";
import { drawingsIn } from "#tests/support/drawings.ts";
import { expect, test } from "#tests/support/fixtures.ts";

test("SITE-02: no two pages have the same banner drawing", async ({ request }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
  const pages = paths.filter((path) => !["/", "/de"].includes(path) && !path.startsWith("/news"));
  const drawings: string[] = [];
  for (const path of pages) {
    // The map of offices is not a banner: it is the same on all pages that show it.
    const banners = (await drawingsOf(request, path)).filter(
      (address) => !address.startsWith("/air/offices."),
    );
    drawings.push(...banners.slice(0, 1));
  }
  expect(drawings.length).toBeGreaterThan(20);
  expect(new Set(drawings).size).toBe(drawings.length);
});

test("SITE-02: the list of job openings, which has no pictures, ends with a drawing", async ({ request }) => {
  expect(await drawingsOf(request, "/about/careers")).not.toEqual([]);
});

test("SITE-02: a drawing is a separate, cacheable SVG", async ({ request }) => {
  const [address = ""] = await drawingsOf(request, "/about");
  const answer = await request.get(address);
  expect(answer.headers()).toMatchObject({
    "content-type": "image/svg+xml",
    "cache-control": "public, max-age=31536000, immutable",
  });
  expect((await request.get("/air/about.0123456789abcdef.svg")).status()).toBe(404);
});

test("SITE-02: the drawing fills the banner and causes no layout shift", async ({ page }) => {
  await page.goto("/about");
  const picture = page.getByRole("main").locator("figure img").first();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );
  expect(shift).toBe(0);
});

test("SITE-02: the editor's preview shows the page's drawing", async ({ page, staff: _ }) => {
  await page.goto("/admin/pages/about");
  const picture = page.frameLocator("iframe").locator("figure img").first();
  await expect(picture).toHaveAttribute("src", /^\/air\/about\./);
});

/** URLs of the generated art on a page, in order. */
async function drawingsOf(request: APIRequestContext, path: string): Promise<string[]> {
  return drawingsIn(await (await request.get(path)).text());
}
