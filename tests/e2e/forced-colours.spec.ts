import type { Locator } from "playwright/test";
import sharp from "sharp";
import { openPage } from "#tests/support/answers-to-script.ts";
import { expect, test } from "#tests/support/fixtures.ts";

/* Forced colours remove all backgrounds: content drawn only as a background would disappear. */

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
});

for (const path of ["/", "/services"]) {
  for (const device of ["", " @phone"]) {
    test(`NAV-02, NAV-05: with forced colours the menu toggle is visible on ${path}${device}`, async ({
      page,
    }) => {
      await openPage(page, path);
      const toggle = page.getByRole("button", { name: "Menu" });
      await expect(toggle).toBeVisible();
      await expect.poll(() => colours(toggle)).toBeGreaterThan(1);
    });
  }
}

test("LEAD-01, LEAD-02: with forced colours filled controls have a border", async ({ page }) => {
  await openPage(page, "/services");
  const talk = page.getByRole("banner").getByRole("button", { name: "Let’s Talk" });
  await expect.poll(() => colours(talk, 6)).toBeGreaterThan(1);
  await talk.click();
  await expect.poll(() => colours(page.getByRole("button", { name: "Send request" }), 6)).toBeGreaterThan(1);
});

test("BLOCK-02: with forced colours, large figures cover no text, and logos and the line of a comparison are visible", async ({
  page,
}) => {
  await page.goto("/cases/harbourline-ferries");
  await expect.poll(() => colours(page.locator(".case-mark"))).toBeGreaterThan(1);
  for (const covered of [page.locator(".case-lead"), page.locator(".big-figure-note").first()]) {
    await expect(covered).toBeVisible();
    const shown = await covered.screenshot();
    await page.addStyleTag({ content: ".giant { visibility: hidden }" });
    expect(shown.equals(await covered.screenshot())).toBe(true);
    await page.reload();
  }

  // Forced colours would replace its colour by that of the ground.
  await expect(page.getByRole("slider").locator("+ span")).toHaveCSS("background-color", "rgb(255, 90, 31)");

  await page.goto("/cases");
  for (const logo of await page.locator(".on-ink .client-logo").all())
    await expect.poll(() => colours(logo)).toBeGreaterThan(1);
});

test("SITE-13: with forced colours, the lines of drawings are visible", async ({ page }) => {
  await page.goto("/services");
  await expect.poll(() => colours(page.locator(".station-line svg.wide").first())).toBeGreaterThan(1);
  await page.goto("/about/how-we-work/pricing");
  // Lines, the edge at their left, and the ground.
  await expect.poll(() => colours(page.locator(".price-scale li > i").first())).toBeGreaterThan(2);
  await page.goto("/about/how-we-hire");
  await expect.poll(() => colours(page.locator(".schedule-calendar li > i").first())).toBeGreaterThan(2);
});

test("BRAND-01: with forced colours the logo is that for the ground of the system, on the stage too", async ({
  page,
}) => {
  await page.goto("/");
  const logo = page.locator(".stage-brand img:visible");
  await expect.poll(async () => (await lightness(logo)).min).toBeLessThan(100);
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  await expect.poll(async () => (await lightness(logo)).max).toBeGreaterThan(150);
});

/** Of the darkest and of the lightest pixel of an element, 0 to 255. */
async function lightness(element: Locator) {
  const { channels } = await sharp(await element.screenshot())
    .greyscale()
    .stats();
  return { min: channels[0]?.min, max: channels[0]?.max };
}

/** The number of colours in an element, or in the strip of `strip` pixels at its left. */
async function colours(element: Locator, strip?: number): Promise<number> {
  const { data, info } = await sharp(await element.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const found = new Set<string>();
  for (let pixel = 0; pixel < info.width * info.height; pixel += 1) {
    if (strip !== undefined && pixel % info.width >= strip) continue;
    found.add(data.subarray(pixel * 3, pixel * 3 + 3).toString("hex"));
  }
  return found.size;
}
