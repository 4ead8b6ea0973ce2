import type { Page } from "playwright/test";
import { consentBanner } from "#tests/support/consent.ts";
import { expect, test } from "#tests/support/fixtures.ts";

const enquiryDialog = (page: Page) => page.getByRole("dialog", { name: "Request a project estimate" });

test.describe("a page without interaction", () => {
  test.use({ consent: "unanswered", intro: "shown" });

  test("FAST-02: React does not run, and features that do not need it work", async ({ page }) => {
    await openResting(page, "/");
    await expect(consentBanner(page)).toBeVisible();
    await expect(page.locator("#home-stage")).toHaveAttribute("data-intro", "over");
    expect(await isHydrated(page)).toBe(false);
  });

  for (const path of ["/", "/contact", "/solutions"]) {
    test(`FAST-02: no script of React runs on ${path}`, async ({ page }) => {
      await page.coverage.startJSCoverage();
      await openResting(page, path);
      await expect(consentBanner(page)).toBeVisible();
      const scripts = (await page.coverage.stopJSCoverage())
        .filter(({ functions }) => functions.some(({ ranges }) => ranges.some(({ count }) => count > 0)))
        .map(({ url }) => url.replace(/.*\/(.+)-.{8}\.js$/, "$1"));
      expect(scripts).toContain("page");
      expect(scripts).not.toContain("runtime");
    });
  }

  test("FAST-02: the top bar hides on scrolling down before React runs @phone", async ({ page }) => {
    await openResting(page, "/solutions");
    await holdHydration(page);
    await page.mouse.wheel(0, 600);
    await expect(page.locator("[data-top-bar]")).not.toBeInViewport();
    await page.mouse.wheel(0, -300);
    await expect(page.locator("[data-top-bar]")).toBeInViewport();
    expect(await isHydrated(page)).toBe(false);
  });
});

for (const [sign, give] of Object.entries<(page: Page) => Promise<unknown>>({
  // Chromium's first event without a previous position reports no movement, like that of a resting pointer.
  "the pointer moves": (page) => page.mouse.move(200, 200, { steps: 3 }),
  "a key is pressed": (page) => page.keyboard.press("Tab"),
  "the page is scrolled": (page) => page.evaluate(() => scrollTo(0, 100)),
})) {
  test(`FAST-02: React runs once ${sign}`, async ({ page }) => {
    await openResting(page, "/solutions");
    expect(await isHydrated(page)).toBe(false);
    await give(page);
    await expect.poll(() => isHydrated(page)).toBe(true);
  });
}

test("FAST-02, LEAD-01: pressing Let's Talk as the first interaction opens the dialog @phone", async ({
  page,
}) => {
  await openResting(page, "/solutions");
  await page.getByRole("contentinfo").getByRole("link", { name: "Let’s Talk" }).dispatchEvent("click");
  // This press is the page's first user interaction.
  await page.mouse.move(200, 200);
  await expect(enquiryDialog(page)).toBeVisible();
  await expect(page).toHaveURL("/solutions");
});

test("FAST-02, NAV-03: pressing the menu toggle as the first interaction opens the menu @phone", async ({
  page,
}) => {
  await openResting(page, "/solutions");
  await page.getByRole("link", { name: "Menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
});

test("FAST-02: pressing the arrow of a strip as the first interaction scrolls it @phone", async ({
  page,
}) => {
  await openResting(page, "/");
  expect(await isHydrated(page)).toBe(false);
  await page.getByRole("button", { name: "Next testimonials" }).dispatchEvent("click");
  await expect
    .poll(() => page.locator(".scroll-strip").evaluateAll((strips) => strips.some((s) => s.scrollLeft > 0)))
    .toBe(true);
});

test.describe("a visitor who leaves while a block is still loading", () => {
  test.use({ expectedErrors: [/net::ERR_FAILED/] });

  test("FAST-02, WORLD-03: the next page opens, although the browser ends the requests of this one", async ({
    page,
  }) => {
    const opened: string[] = [];
    page.on("request", (request) => {
      if (request.isNavigationRequest()) opened.push(new URL(request.url()).pathname);
    });
    let isAsked = false;
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    await page.route(/\/assets\/view-.*\.js/, async (route) => {
      isAsked = true;
      await ended;
      await route.abort();
    });
    await page.route("**/about/team", async (route) => {
      const failed = page.waitForEvent("requestfailed");
      end();
      await failed;
      await route.continue();
    });
    await page.goto("/services");
    await expect(async () => {
      await page.mouse.move(300, 300);
      await page.mouse.move(310, 300);
      expect(isAsked).toBe(true);
    }).toPass();
    await page.evaluate(() => location.assign("/about/team"));
    await expect(page).toHaveURL("/about/team");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(opened).toEqual(["/services", "/about/team"]);
  });
});

test.describe("a network that fails for a moment", () => {
  test.use({ expectedErrors: [/net::ERR_FAILED/] });

  test("FAST-02, WORLD-03: a block that failed to load once is loaded again, and the page stays", async ({
    page,
  }) => {
    let documents = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    const failed = new Set<string>();
    await page.route(/\/assets\/view-.*\.js/, (route) => {
      const url = route.request().url();
      if (failed.has(url)) return route.continue();
      failed.add(url);
      return route.abort();
    });
    await page.goto("/services");
    await expect(async () => {
      await page.mouse.move(300, 300);
      await page.mouse.move(310, 300);
      expect(await isHydrated(page)).toBe(true);
    }).toPass();
    expect(failed.size).toBeGreaterThan(0);
    expect(documents).toBe(1);
  });

  test("FOOT-02, WORLD-03: without the script of its index, the footer's links lead on", {
    tag: "@phone",
  }, async ({ page }) => {
    const failed = page.waitForEvent("requestfailed");
    await page.route(/\/assets\/footer-index-element-.*\.js/, (route) => route.abort());
    await page.goto("/services");
    await failed;
    await page.getByRole("contentinfo").getByRole("link", { name: "Pricing", exact: true }).last().click();
    await expect(page).toHaveURL("/about/how-we-work/pricing");
  });
});

/**
 * Opens a page and waits until it waits for an interaction. Everything that Playwright evaluates in a page counts as one:
 * on a busy machine, the first evaluation would come before the page's own script.
 */
async function openResting(page: Page, path: string) {
  const preloaded = page.waitForResponse(/\/assets\/runtime-/);
  await page.goto(path, { waitUntil: "networkidle" });
  await preloaded;
}

function isHydrated(page: Page): Promise<boolean> {
  return page.evaluate(() => "hydrated" in document.documentElement.dataset);
}

/** Prevents all further scripts from running. */
async function holdHydration(page: Page) {
  await page.evaluate(() => document.querySelector("body > template")?.remove());
}
