import type { Locator } from "playwright/test";
import { openPage } from "#tests/support/answers-to-script.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { openHome } from "#tests/support/stage.ts";

/* Scrollbars beside the page, as on Windows and Linux; Playwright hides them. */
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] });
  },
});

const across = async (element: Locator) => {
  const box = await element.boundingBox();
  return [box?.x, box?.width];
};

for (const width of [700, 900, 1440]) {
  test(`UI-04: at ${width} px, dialogs and menu move nothing beside a classic scrollbar`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, "/services");
    const main = page.locator("main");
    const bar = page.locator(".navbar:visible");
    const toggle = bar.locator("a[aria-label=Menu]");
    const places = async () => [await across(main), await across(bar), await across(toggle)];
    expect(await main.evaluate(() => window.innerWidth - document.documentElement.clientWidth)).toBe(15);
    const before = await places();

    await bar.getByRole("button", { name: "Let’s Talk" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await places()).toEqual(before);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();

    await toggle.click();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
    expect(await places()).toEqual(before);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();

    await page.getByRole("button", { name: "Cookie settings" }).click();
    await expect(page.getByRole("dialog", { name: "Cookie settings" })).toBeVisible();
    expect(await places()).toEqual(before);
  });
}

test("UI-04: the scrollbar is dark beside the dark stage alone", async ({ page }) => {
  const colours = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollbarColor);
  await openHome(page);
  expect(await colours()).toBe("rgb(155, 160, 156) rgb(14, 17, 18)");
  await page.evaluate(() => window.scrollTo({ top: 4000, behavior: "instant" }));
  await expect.poll(colours).toBe("auto");
});
