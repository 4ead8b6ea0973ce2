import type { Page, Request } from "playwright/test";
import { findings } from "#tests/axe.ts";
import { expect, test } from "#tests/fixtures.ts";
import {
  enterHome,
  followLogo,
  hold,
  loadingText,
  navbar,
  playing,
  stageOf,
  stopClock,
  untilLoaded,
  variable,
} from "#tests/stage.ts";

test.use({ intro: "shown" });

test("HOME-02: logo, loading text at 500 ms, icons from 1000 ms, the end at 1500 ms, the navbar at 1700 ms", async ({
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
  await expect(loadingText(page)).toHaveText("Thinking 100%...");

  await page.clock.runFor(499);
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
  await expect(stageOf(page)).toHaveAttribute("data-intro", "over");

  await page.clock.runFor(199);
  await expect(page.getByRole("banner")).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(page.getByRole("banner").getByRole("link", { name: "Solutions" })).toBeVisible();
});

test("HOME-02: while films are loading the 14 icons go round, until the end is forced at 5000 ms", async ({
  page,
}) => {
  await hold(page, /\/art\/films\/reel\./);
  await enterHome(page);
  const icon = stageOf(page).locator(".stage-eye-icon");
  await page.clock.runFor(1000 + 13 * 180);
  await expect(icon).toHaveAttribute("data-icon", "13");
  await page.clock.runFor(180);
  await expect(icon).toHaveAttribute("data-icon", "0");
  await page.clock.runFor(4999 - 1000 - 14 * 180);
  await expect(stageOf(page)).toHaveAttribute("data-intro", "running");
  await page.clock.runFor(1);
  await expect(stageOf(page)).toHaveAttribute("data-intro", "over");
  await page.clock.runFor(200);
  await expect(navbar(page)).toBeVisible();
});

test("HOME-02: until the script has come the loading text shows all the same", async ({ page }) => {
  await hold(page, /\/assets\/start-stage-/);
  await page.goto("/");
  await expect(stageOf(page)).toHaveAttribute("data-intro", "awaited");
  await expect(loadingText(page)).toHaveText("Thinking 0%...");
  await expect(loadingText(page)).toHaveCSS("opacity", "1");
});

test("HOME-02: where the script never comes the page does not wait for it", async ({ page }) => {
  await hold(page, /\/assets\/start-stage-/);
  await page.goto("/");
  await expect(navbar(page)).toHaveCSS("opacity", "1");
  await expect(navbar(page)).toBeVisible();
  await expect(stageOf(page).getByRole("link", { name: "Marketplaces" })).toBeVisible();
  await expect(stageOf(page)).toHaveAttribute("data-intro", "awaited");
});

test("HOME-02: returning to the home page begins it again", async ({ page }) => {
  await enterHome(page);
  await untilLoaded(page);
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
  await page.clock.runFor(1700);
  await expect(navbar(page)).toBeVisible();
});

test("HOME-03: four films, pictures, icons and style sheets are loaded, and flags say so for the day", async ({
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
  expect(await flags(page)).toEqual({ preload_session: "2026-11-20", preload_cache: "2026-11-20" });
});

test("HOME-03: had today, it runs up in steps of 10 % every 50 ms and is over 300 ms later", async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem("preload_cache", "2026-11-20"));
  await enterHome(page);
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
});

test("HOME-03: had yesterday, it is loaded again", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("preload_cache", "2026-11-19"));
  await hold(page, /\/art\/films\/reel\./);
  await enterHome(page);
  await page.clock.runFor(1000);
  await expect(stageOf(page)).toHaveAttribute("data-loading", "complete");
  expect(await variable(page, "--intro-percent")).toBe(90);
});

test.describe("with a film that cannot be had", () => {
  test.use({ expectedErrors: [/net::ERR_FAILED|could not be loaded/] });

  test("HOME-03: it is logged and counts as done", async ({ page }) => {
    const warnings: string[] = [];
    page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
    await page.route(/\/art\/films\/reel\./, (route) => route.abort());
    await enterHome(page);
    await untilLoaded(page);
    expect(warnings.join("\n")).toContain("film reel could not be loaded");
    await page.clock.runFor(1500);
    await expect(stageOf(page)).toHaveAttribute("data-intro", "over");
  });

  test("HOME-03: when nothing can be loaded the stage says so, and goes on after 500 ms", async ({
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
    test(`HOME-04, COOKIE-01: the banner lies over the intro and is answered by the keyboard${device}`, async ({
      page,
    }) => {
      await hold(page, /\/art\/films\/reel\./);
      await enterHome(page);
      await page.clock.runFor(600);
      const banner = page.getByRole("region", { name: "Cookie consent" });
      await expect(banner).toBeInViewport({ ratio: 1 });
      await expect(loadingText(page)).toHaveText(/^Thinking/);
      for (const button of await banner.getByRole("button").all()) await button.click({ trial: true });

      await banner.getByRole("button", { name: "Reject All" }).focus();
      await page.keyboard.press("Space");
      await page.clock.runFor(300);
      await expect(banner).toHaveCount(0);
      await expect(stageOf(page)).toHaveAttribute("data-intro", "running");
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await page.clock.runFor(5000);
      await expect(navbar(page)).toBeVisible();
    });
  }

  test("HOME-03: no flag is stored; the answer stores it", async ({ page }) => {
    await page.goto("/");
    await untilLoaded(page);
    expect(await flags(page)).toEqual({ preload_session: null, preload_cache: null });
    await page.getByRole("button", { name: "Reject All" }).click();
    await expect
      .poll(() => flags(page))
      .toEqual({
        preload_session: new Date().toISOString().slice(0, 10),
        preload_cache: new Date().toISOString().slice(0, 10),
      });
  });
});

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

test("HOME-04: while loading neither keys nor the wheel scroll; typing goes on", async ({ page }) => {
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
  test(`HOME-08: the largest paint is the headline's, and comes while the intro stands at its first moment${device}`, async ({
    page,
  }) => {
    await stopClock(page);
    await page.goto("/");
    await expect(stageOf(page)).toHaveAttribute("data-intro", "running");
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
    const largest = await page.evaluate(largestPaint);
    expect(largest).toMatch(/^Software that holds|^We build solutions/);
  });

  test(`HOME-08: the largest paint is still the headline's when the films have come${device}`, async ({
    page,
  }) => {
    await page.goto("/");
    await untilLoaded(page);
    await expect(stageOf(page)).toHaveAttribute("data-intro", "over");
    await expect.poll(async () => (await playing(page)).intro).toBe(true);
    expect(await page.evaluate(largestPaint)).toMatch(/^Software that holds|^We build solutions/);
  });

  test(`HOME-08: axe finds nothing before the intro${device}`, async ({ page }) => {
    await hold(page, /\/assets\/start-stage-/);
    await page.goto("/");
    await expect(stageOf(page)).toHaveAttribute("data-intro", "awaited");
    expect(await findings(page)).toEqual([]);
  });

  test(`HOME-08: axe finds nothing during the intro${device}`, async ({ page }) => {
    await hold(page, /\/art\/films\/reel\./);
    await page.goto("/");
    await expect(loadingText(page)).toHaveText(/^Thinking \d+%\.\.\.$/);
    expect(await findings(page)).toEqual([]);
  });

  test(`HOME-08: axe finds nothing after the intro${device}`, async ({ page }) => {
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

function flags(page: Page) {
  return page.evaluate(() => ({
    preload_session: sessionStorage.getItem("preload_session"),
    preload_cache: localStorage.getItem("preload_cache"),
  }));
}

/** Text of the element that was painted largest. */
function largestPaint(): Promise<string> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const entry = list.getEntries().at(-1);
      const element = entry && "element" in entry ? entry.element : undefined;
      resolve(element instanceof Element ? (element.textContent ?? "") : "");
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
}
