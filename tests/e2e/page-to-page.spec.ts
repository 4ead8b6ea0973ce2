import type { Page, Request } from "playwright/test";
import { openPage } from "#tests/support/answers-to-script.ts";
import { expect, test } from "#tests/support/fixtures.ts";

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test("ROUTE-08: a new path scrolls to the top, and back and forward restore the scroll position", async ({
  page,
}) => {
  await openPage(page, "/solutions");
  await page.evaluate(() => window.scrollTo(0, 900));
  await mainLink(page, "About").click();
  await expect(page).toHaveURL("/about");
  await expect.poll(() => scrollY(page)).toBe(0);

  await page.evaluate(() => window.scrollTo(0, 300));
  await page.goBack();
  await expect(page).toHaveURL("/solutions");
  await expect.poll(() => scrollY(page)).toBe(900);
  await page.goForward();
  await expect(page).toHaveURL("/about");
  await expect.poll(() => scrollY(page)).toBe(300);

  await mainLink(page, "Solutions").click();
  await expect(page).toHaveURL("/solutions");
  await expect.poll(() => scrollY(page)).toBe(0);
});

test("ROUTE-08: neither a hash nor a query change scrolls to the top", async ({ page }) => {
  await openPage(page, "/search?q=apps");
  await page.setViewportSize({ width: 1440, height: 500 });
  const field = page.getByRole("main").getByRole("searchbox");
  await field.fill("agents");
  await page.evaluate(() => window.scrollTo(0, 120));
  await field.press("Enter");
  await expect(page).toHaveURL("/search?q=agents");
  await expect(page.getByRole("main")).toContainText("for “agents”");
  await expect.poll(() => scrollY(page)).toBe(120);

  await page.evaluate(() => {
    window.location.hash = "#no-such-place";
  });
  await expect(page).toHaveURL("/search?q=agents#no-such-place");
  expect(await scrollY(page)).toBe(120);
});

test("WORLD-04: the skip link and a plain hash link scroll at the first press", async ({ page }) => {
  await openPage(page, "/about");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await page.evaluate(() => window.scrollTo(0, 2000));
  await skip.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#/);
  await expect.poll(() => scrollY(page)).toBeLessThan(200);

  await page.evaluate(() => {
    window.location.hash = "#site-index";
  });
  await expect(page).toHaveURL(/#site-index$/);
  await expect(page.locator("#site-index")).toBeInViewport();
});

test("ROUTE-08: a page stays usable when its fragment cannot be decoded", async ({ page }) => {
  await openPage(page, "/solutions#save-50%");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL("/solutions");
});

test("ROUTE-08: navigation uses a view transition, without movement under reduced motion", async ({
  page,
}) => {
  await openPage(page, "/solutions");
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      document.documentElement.dataset.transitions = String(
        Number(document.documentElement.dataset.transitions ?? 0) + 1,
      );
      const transition = start(update);
      Object.assign(window, { transitionFinished: transition.finished });
      return transition;
    };
  });
  await mainLink(page, "About").click();
  await expect(page).toHaveURL("/about");
  await expect(page.locator("html")).toHaveAttribute("data-transitions", "1");
  await page.evaluate(() => Object(window).transitionFinished); // another transition would interrupt it

  const animation = () =>
    page.evaluate(async () => {
      await document.startViewTransition(() => {}).ready;
      return getComputedStyle(document.documentElement, "::view-transition-new(root)").animationName;
    });
  expect(await animation()).not.toBe("none");
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await animation()).toBe("none");
});

test("ROUTE-08, WORLD-04: going back while a page still appears shows the page before, time after time", async ({
  page,
}) => {
  await openPage(page, "/services");
  const headline = page.getByRole("heading", { level: 1 });
  const services = await headline.innerText();
  for (let visit = 1; visit <= 3; visit++) {
    await mainLink(page, "Tech stack").click();
    await page.waitForFunction(() => location.pathname === "/tech-stack");
    // As the browser's button: an evaluation fails when it leaves a document.
    await page.evaluate(() => void setTimeout(() => history.back()));
    await expect(page).toHaveURL("/services");
    await expect(headline).toHaveText(services);
  }
});

test.describe("on an unmetered connection", () => {
  // A pointer can be faster than the discovery of the route of a link that has just become visible.
  test.use({ expectedErrors: [/^Tried to prefetch .* but no routes matched/] });

  test.use({ intro: "shown" });

  for (const [by, approach] of [
    ["the pointer", (page: Page) => mainLink(page, "About").hover()],
    ["the focus", (page: Page) => mainLink(page, "About").focus()],
    ["a finger", (page: Page) => mainLink(page, "About").dispatchEvent("touchstart")],
  ] as const) {
    test(`the next page is prefetched once when its link gets ${by}`, async ({ page }) => {
      await openPage(page, "/solutions");
      const asked = dataRequests(page);
      await approach(page);
      await expect.poll(() => asked.filter(isPrefetch)).toHaveLength(1);
      await expect.poll(async () => (await asked[0]?.response())?.finished()).toBe(null);
      await mainLink(page, "About").click();
      await expect(page).toHaveURL("/about");
      expect(await transferred(page)).toEqual([]);
    });
  }

  test("SITE-04: a link with a picture loads it in the size that its page shows", async ({ page }) => {
    await openPage(page, "/search?q=bank");
    const picture = await hoverOverCase(page);
    await expect.poll(picture).toContain("/art/covers/ostra-bank-1600.avif");
  });

  test("SITE-04: a link without a picture loads the one that its page opens with", async ({ page }) => {
    await openPage(page, "/solutions");
    const asked = page.waitForRequest(/\/art\/covers\/ostra-bank-1600\.avif$/);
    await page.getByRole("contentinfo").getByRole("link", { name: "Ostra Bank" }).hover();
    await asked;
  });
});

test("nothing is prefetched with Save-Data", async ({ page }) => {
  await openPage(page, "/search?q=bank");
  const picture = await hoverOverCase(page);
  await expect.poll(picture).toContain("/art/covers/ostra-bank-640");
  await openPage(page, "/solutions");
  const asked = dataRequests(page);
  await mainLink(page, "About").hover();
  await mainLink(page, "Services").hover();
  await mainLink(page, "About").click();
  await expect(page).toHaveURL("/about");
  expect(asked.map((request) => new URL(request.url()).pathname)).toEqual(["/about.data"]);
  expect(asked.filter(isPrefetch)).toEqual([]);
});

/** Returns the address of the picture in the link that the pointer is over. */
async function hoverOverCase(page: Page): Promise<() => Promise<string>> {
  const row = page.getByRole("main").locator('a[href="/cases/ostra-bank"]');
  await row.hover();
  return () => row.locator("img").evaluate((image: HTMLImageElement) => image.currentSrc);
}

function mainLink(page: Page, name: string) {
  return page.getByRole("navigation", { name: "Main", exact: true }).getByRole("link", { name });
}

function dataRequests(page: Page): Request[] {
  const asked: Request[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.endsWith(".data")) asked.push(request);
  });
  return asked;
}

function isPrefetch(request: Request): boolean {
  return request.headers()["sec-purpose"]?.startsWith("prefetch") ?? false;
}

/** Data requests by scripts that were not served from the prefetch cache. */
function transferred(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(
        ({ name, initiatorType }) => initiatorType === "fetch" && new URL(name).pathname.endsWith(".data"),
      )
      .filter(({ transferSize }) => transferSize > 0)
      .map(({ name }) => name),
  );
}
