import { openPage } from "#tests/support/answers-to-script.ts";
import { test } from "#tests/support/fixtures.ts";
import { becomeGermanSite } from "#tests/support/german-site.ts";

let restore: (() => Promise<void>) | undefined;
test.beforeEach(async () => {
  restore = await becomeGermanSite();
});
test.afterEach(() => restore?.());
test.describe("look", () => {
  test.use({ consent: "unanswered" });
  for (const width of [390, 1440])
    test(`look ${width}`, async ({ page }) => {
      test.setTimeout(180_000);
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
      for (const [name, path] of [
        ["home", "/"],
        ["content", "/beratung"],
        ["news", "/news"],
        ["jobs", "/about/careers/entwicklung"],
        ["search", "/search?q=sprechstunde"],
        ["404", "/keine-seite"],
      ] as const) {
        await page.goto(path);
        await page.waitForTimeout(1500);
        if (name === "content") await page.screenshot({ path: `/tmp/look-${width}-consent.png` });
        await page.screenshot({ path: `/tmp/look-${width}-${name}.png`, fullPage: true });
      }
      await openPage(page, "/beratung");
      await page.getByRole("button", { name: "Einstellungen", exact: true }).click();
      await page.waitForTimeout(500);
      await page.screenshot({ path: `/tmp/look-${width}-dialog.png` });
      await page.getByRole("button", { name: "Alle ablehnen" }).last().click();
      await page.waitForTimeout(600);
      await page.getByRole("banner").getByRole("button", { name: "Menü" }).click();
      await page.waitForTimeout(900);
      await page.screenshot({ path: `/tmp/look-${width}-menu.png` });
    });
});
