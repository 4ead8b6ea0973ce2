import type { Page, Request } from "playwright/test";
import { clockDay, dayBefore } from "#tests/support/clock-day.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { holdScripts } from "#tests/support/hold-scripts.ts";
import {
  enterHome,
  followLogo,
  hold,
  loadingText,
  navbar,
  stageOf,
  stopClock,
  untilLoaded,
  variable,
} from "#tests/support/stage.ts";

test.use({ intro: "shown" });

test("HOME-02: the intro shows logo, loading text at 500 ms and icons from 1000 ms, ends at 1500 ms, and shows the navbar at 1700 ms", async ({
  page,
}) => {
  await enterHome(page);
  const logo = stageOf(page).locator(".stage-eye-logo");
  const icon = stageOf(page).locator(".stage-eye-icon");
  await untilLoaded(page);
  await expect(logo).toBeVisible();
  await expect(page.getByRole("banner")).toHaveCount(0);

  await page.clock.runFor(499);
  await expect(loadingText(page)).toHaveText("");
  await page.clock.runFor(1);
  await expect(loadingText(page)).toHaveText("Thinking 0%...");

  await page.clock.runFor(499);
  await expect(loadingText(page)).toHaveText("Thinking 45%...");
  await expect(icon).not.toHaveAttribute("data-icon");
  await page.clock.runFor(1);
  await expect(icon).toHaveAttribute("data-icon", "0");
  await expect(icon.locator("use")).toHaveAttribute("href", "/art/icons.svg#compass");
  await page.clock.runFor(180);
  await expect(icon).toHaveAttribute("data-icon", "1");

  await page.clock.runFor(319);
  await expect(logo).toHaveAttribute("data-shown", "true");
  await expect(stageOf(page)).toHaveAttribute("data-intro", "running");
  await page.clock.runFor(1);
  await expect(logo).toBeHidden();
  await expect(loadingText(page)).toHaveText("Thinking 100%...");
  await expect(stageOf(page)).toHaveAttribute("data-intro", "over");

  await page.clock.runFor(199);
  await expect(page.getByRole("banner")).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(page.getByRole("banner").getByRole("link", { name: "Solutions" })).toBeVisible();
});

test("HOME-02, FAST-02: the loading text does not move when its digits change", async ({ page }) => {
  const release = await holdScripts(page, /\/assets\/start-stage-/);
  await page.goto("/");
  await expect(loadingText(page)).toHaveText("Thinking 0%...");
  await page.evaluate(() => document.fonts.ready);
  const before = await loadingText(page).boundingBox();

  release();
  await expect(stageOf(page)).toHaveAttribute("data-intro", "over");
  expect(await loadingText(page).boundingBox()).toEqual(before);
});

test("HOME-02: before its script loads the intro already shows the loading text", async ({ page }) => {
  await hold(page, /\/assets\/start-stage-/);
  await page.goto("/");
  await expect(stageOf(page)).toHaveAttribute("data-intro", "awaited");
  await expect(loadingText(page)).toHaveText("Thinking 0%...");
  await expect(loadingText(page)).toHaveCSS("opacity", "1");
});

test("HOME-02: the page does not wait for a script that never loads", async ({ page }) => {
  await hold(page, /\/assets\/start-stage-/);
  await page.goto("/");
  await expect(navbar(page)).toHaveCSS("opacity", "1");
  await expect(navbar(page)).toBeVisible();
  await expect(stageOf(page).getByRole("link", { name: "Marketplaces" })).toBeVisible();
  await expect(stageOf(page)).toHaveAttribute("data-intro", "awaited");
});

test("HOME-02, HOME-03: preloading fetches four films, pictures, icons and style sheets, and stores flags for the day; returning restarts the intro, whose progress then runs in steps of 10 % every 50 ms and ends after 300 ms", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request: Request) => asked.push(new URL(request.url()).pathname));
  await enterHome(page);
  await untilLoaded(page);
  await expect(stageOf(page)).toHaveAttribute("data-loading", "complete");
  for (const film of ["intro", "background", "loop", "reel"]) {
    expect(asked.filter((path) => path.startsWith(`/art/films/${film}.`)).length, film).toBeGreaterThan(0);
  }
  expect(asked).toContain("/art/icons.svg");
  expect(asked.filter((path) => /^\/art\/films\/intro-\d+\.avif$/.test(path))).toHaveLength(1);
  expect(await flags(page)).toEqual({ preload_session: clockDay, preload_cache: clockDay });

  await page.clock.runFor(1700);
  await expect(navbar(page)).toBeVisible();
  await page
    .getByRole("navigation", { name: "Main", exact: true })
    .getByRole("link", { name: "Cases" })
    .click();
  await expect(page).toHaveURL("/cases");
  await expect(navbar(page)).toBeVisible();

  await followLogo(page);
  await expect(page.getByRole("banner")).toHaveCount(0);
  await expect(loadingText(page)).toHaveText("");
  expect(await variable(page, "--intro-percent")).toBe(0);
  await page.clock.runFor(49);
  expect(await variable(page, "--intro-percent")).toBe(0);
  const stages = [];
  for (let percent = 10; percent <= 100; percent += 10) {
    await page.clock.runFor(percent === 10 ? 1 : 50);
    expect(await variable(page, "--intro-percent")).toBe(percent);
    stages.push(await stageOf(page).getAttribute("data-loading"));
  }
  expect(stages).toEqual([
    ...Array(3).fill("videos"),
    ...Array(5).fill("images"),
    ...Array(2).fill("complete"),
  ]);
  await page.clock.runFor(299);
  await expect(page.locator("html")).toHaveClass(/scroll-locked/);
  await page.clock.runFor(1);
  await expect(page.locator("html")).not.toHaveClass(/scroll-locked/);
  await page.clock.runFor(1700);
  await expect(navbar(page)).toBeVisible();
});

test("HOME-03: when preloaded yesterday, the assets are loaded again", async ({ page }) => {
  await page.addInitScript((day) => localStorage.setItem("preload_cache", day), dayBefore);
  await hold(page, /\/art\/films\/reel\./);
  await enterHome(page);
  await page.clock.runFor(1000);
  await expect(stageOf(page)).toHaveAttribute("data-loading", "complete");
  expect(await variable(page, "--intro-percent")).toBe(90);
});

test.describe("with a missing film", () => {
  test.use({ expectedErrors: [/net::ERR_FAILED|could not be loaded|cannot load the stage/] });

  test("HOME-03: a failed asset is logged and counts as done", async ({ page }) => {
    const warnings: string[] = [];
    page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
    await page.route(/\/art\/films\/reel\./, (route) => route.abort());
    await enterHome(page);
    await untilLoaded(page);
    await expect.poll(() => warnings.join("\n")).toContain("film reel could not be loaded");
    await page.clock.runFor(1500);
    await expect(stageOf(page)).toHaveAttribute("data-intro", "over");
  });

  test("HOME-03: when nothing loads the stage shows the error and continues after 500 ms", async ({
    page,
  }) => {
    await page.route(/\/assets\/start-stage-/, (route) => route.abort());
    await stopClock(page);
    await page.goto("/");
    await expect(loadingText(page)).toHaveText("Failed to load resources");
    await page.clock.runFor(499);
    await expect(page.getByRole("banner")).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(navbar(page)).toBeVisible();
  });
});

test.describe("before the banner is answered", () => {
  test.use({ consent: "unanswered" });

  for (const device of ["", " @phone"]) {
    test(`SITE-10, COOKIE-01: the banner shows after the intro and the keyboard answers it${device}`, async ({
      page,
    }) => {
      await hold(page, /\/art\/films\/reel\./);
      await enterHome(page);
      await page.clock.runFor(600);
      const banner = page.locator("[aria-label='Cookie consent']");
      await expect(banner).toBeHidden();
      await expect(loadingText(page)).toHaveText(/^Thinking/);
      await page.clock.runFor(5000);
      await expect(navbar(page)).toBeVisible();
      await expect(banner).toBeInViewport({ ratio: 1 });

      await banner.getByRole("button", { name: "Reject All" }).focus();
      await page.keyboard.press("Space");
      await page.clock.runFor(300);
      await expect(banner).toHaveCount(0);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    });
  }

  test("HOME-03: no flag is stored until the banner is answered", async ({ page }) => {
    await page.clock.install({ time: `${clockDay}T10:00:00Z` });
    await page.goto("/");
    await untilLoaded(page);
    expect(await flags(page)).toEqual({ preload_session: null, preload_cache: null });
    await page.getByRole("button", { name: "Reject All" }).click();
    await expect
      .poll(() => flags(page))
      .toEqual({
        preload_session: clockDay,
        preload_cache: clockDay,
      });
  });
});

function flags(page: Page) {
  return page.evaluate(() => ({
    preload_session: sessionStorage.getItem("preload_session"),
    preload_cache: localStorage.getItem("preload_cache"),
  }));
}
