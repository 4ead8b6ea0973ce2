import { findings } from "#tests/support/axe.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import {
  enterHome,
  hold,
  loadingText,
  navbar,
  playing,
  stageOf,
  stopClock,
  untilLoaded,
} from "#tests/support/stage.ts";

test.use({ intro: "shown" });

const lockedKeys = [
  "Space",
  "PageUp",
  "PageDown",
  "End",
  "Home",
  "ArrowUp",
  "ArrowDown",
  "ArrowLeft",
  "ArrowRight",
];

test("HOME-04: while loading neither keys nor the wheel scroll; typing still works", async ({ page }) => {
  await hold(page, /\/art\/films\/reel\./);
  await enterHome(page);
  await page.evaluate(() => {
    window.swallowed = [];
    window.addEventListener("keydown", (event) => {
      if (event.defaultPrevented) window.swallowed.push(event.code);
    });
  });
  for (const key of lockedKeys) await page.keyboard.press(key);
  await page.keyboard.press("Tab");
  await page.keyboard.press("a");
  expect(await page.evaluate(() => window.swallowed)).toEqual(lockedKeys);
  await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");

  await page.evaluate(() => {
    const input = document.createElement("input");
    input.setAttribute("aria-label", "Anything");
    document.body.prepend(input);
    window.swallowed = [];
  });
  const input = page.getByLabel("Anything");
  await input.pressSequentially("a b");
  await input.press("ArrowLeft");
  await input.press("Home");
  await input.pressSequentially("> ");
  await expect(input).toHaveValue("> a b");
  expect(await page.evaluate(() => window.swallowed)).toEqual([]);

  await page.clock.runFor(5000);
  await expect(page.locator("html")).not.toHaveCSS("overflow-y", "hidden");
  await stageOf(page).click({ position: { x: 600, y: 300 } });
  for (const key of lockedKeys) await page.keyboard.press(key);
  expect(await page.evaluate(() => window.swallowed)).toEqual([]);
});

for (const device of ["", " @phone"]) {
  test(`HOME-08: the largest contentful paint is the headline, painted in the first frame of the intro${device}`, async ({
    page,
  }) => {
    await stopClock(page);
    await page.goto("/");
    await expect(stageOf(page)).toHaveAttribute("data-intro", "running");
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
    const largest = await page.evaluate(largestPaint);
    expect(largest).toMatch(/^Software that holds|^We build solutions/);
  });

  test(`HOME-08: the largest contentful paint is still the headline after the films load${device}`, async ({
    page,
  }) => {
    await page.goto("/");
    await untilLoaded(page);
    await expect(stageOf(page)).toHaveAttribute("data-intro", "over");
    await expect.poll(async () => (await playing(page)).intro).toBe(true);
    expect(await page.evaluate(largestPaint)).toMatch(/^Software that holds|^We build solutions/);
  });

  test(`HOME-08: the page has no accessibility finding before the intro${device}`, async ({ page }) => {
    await hold(page, /\/assets\/start-stage-/);
    await page.goto("/");
    await expect(stageOf(page)).toHaveAttribute("data-intro", "awaited");
    await page.evaluate(pauseForcedEnd);
    expect(await findings(page)).toEqual([]);
    await expect(navbar(page)).toBeHidden();
  });

  test(`HOME-08: the page has no accessibility finding during the intro${device}`, async ({ page }) => {
    await hold(page, /\/art\/films\/reel\./);
    await page.goto("/");
    await expect(loadingText(page)).toHaveText(/^Thinking \d+%\.\.\.$/);
    expect(await findings(page)).toEqual([]);
  });

  test(`HOME-08: the page has no accessibility finding after the intro${device}`, async ({ page }) => {
    await page.goto("/");
    await expect(stageOf(page)).toHaveAttribute("data-intro", "over");
    await expect(navbar(page)).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });
}

declare global {
  interface Window {
    swallowed: string[];
  }
}

/** Pauses the animations that end the intro if its script never loads (introTimes.forcedEnd). */
function pauseForcedEnd() {
  for (const animation of document.getAnimations()) {
    if (Number(animation.effect?.getTiming().delay) >= 5000) animation.pause();
  }
}

/** Text of the element with the Largest Contentful Paint. */
function largestPaint(): Promise<string> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const entry = list.getEntries().at(-1);
      const element = entry && "element" in entry ? entry.element : undefined;
      resolve(element instanceof Element ? (element.textContent ?? "") : "");
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
}
