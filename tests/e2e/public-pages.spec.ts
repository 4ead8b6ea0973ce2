import type { Page } from "playwright/test";
import { isHome } from "#app/domain/pages/home.ts";
import { codeOf } from "#app/languages/language.ts";
import { type DemoPage, readDemoPages } from "#demo/content.ts";
import { openPage } from "#tests/support/answers-to-script.ts";
import { findings } from "#tests/support/axe.ts";
import { askedElsewhere, consentBanner, kindsOfPage, storedNames } from "#tests/support/consent.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { pageKinds } from "#tests/support/page-kinds.ts";
import { noteViolations } from "#tests/support/policy-violations.ts";
import { publicRoutes } from "#tests/support/public-routes.ts";
import { watchNetwork } from "#tests/support/quiet.ts";

/*
 * Opens each public page once and asks everything that concerns all pages. Every check of a page runs even if an earlier
 * one fails, and names the page and what it checked.
 */

/** One page of each kind, with the further kinds that have an address of their own. */
const kinds = new Set([
  ...pageKinds.map(({ path }) => path),
  "/cases",
  "/search?q=postgres",
  "/no-such-page",
]);

/** The titles of content pages by their addresses. */
const titles = new Map([
  ...readDemoPages().flatMap((page) => titlesFrom(page)),
  ...readDemoPages("de").flatMap((page) => (isHome(page) ? [] : titlesFrom(page, "/de"))),
]);

const softly = expect.configure({ soft: true });

/** A kind is a layout: its other pages are checked at fewer widths, and their colours are the same. */
const widths = [320, 768, 1200, 2560];
const desktop = { width: 1440, height: 900 };
const widthsOfKinds = [320, 480, 481, 768, 769, 1024, 1025, 1200, 1201, 1600, 2560];

test("ROUTE-10: the routes tested in this file are the routes in the sitemap", async ({
  request,
  baseURL,
}) => {
  const xml = await (await request.get("/sitemap.xml")).text();
  const paths = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = ""]) =>
    address.replace(baseURL ?? "", ""),
  );
  expect(paths.toSorted()).toEqual(publicRoutes.toSorted());
});

test.describe("a visitor who has not answered the consent banner", () => {
  test.use({ consent: "unanswered" });

  for (const paths of groupsOf([...new Set([...publicRoutes, ...kinds])])) {
    test(`UI-04, ROUTE-07, COOKIE-04, LEAD-12, SAFE-04, SITE-08, SITE-11, FAST-02: ${paths[0]} and the next ${paths.length - 1} pages are complete documents with their titles, replay a press of each button or handle it without React, have no accessibility finding, fit every width, keep their policy, and before consent send no third-party request and store nothing`, async ({
      page,
      context,
      baseURL,
    }) => {
      test.setTimeout(paths.length * 30_000);
      const asked = askedElsewhere(page, baseURL);
      const refused = await noteViolations(page);
      const quiet = watchNetwork(page);
      for (const path of paths) {
        await page.setViewportSize(desktop);
        const answer = await openPage(page, path);
        await expect(consentBanner(page, codeOf(path))).toBeVisible();
        expect.soft(answer?.status(), `status of ${path}`).toBe(path === "/no-such-page" ? 404 : 200);
        const html = (await answer?.text()) ?? "";
        await expectComplete(page, path, html);
        expect.soft(buttonsForReact(html), `buttons of ${path} without an effect before React`).toEqual([]);
        if (path === "/") expect.soft(html).toContain(" data-replay=");
        expect.soft(await findings(page), `accessibility of ${path}`).toEqual([]);
        if (kinds.has(path)) await expectContrastInTheDark(page, path);
        for (const width of kinds.has(path) ? widthsOfKinds : widths) {
          await page.setViewportSize({ width, height: 900 });
          expect.soft(await overflow(page), `pixels beyond the edge of ${path} at ${width} px`).toBe(0);
        }
        await page.mouse.wheel(0, 20_000);
        await quiet();
        expect.soft(refused.splice(0), `policy violations of ${path}`).toEqual([]);
        expect.soft(asked.splice(0), `third-party requests of ${path}`).toEqual([]);
        expect.soft(await storedNames(page), `storage of ${path}`).toEqual([]);
        expect.soft(await context.cookies(), `cookies of ${path}`).toEqual([]);
      }
    });
  }
});

test("UI-04: a page of each kind has no accessibility finding and fits its screen @phone", async ({
  page,
}) => {
  test.setTimeout(kindsOfPage.length * 30_000);
  for (const path of kindsOfPage) {
    await openPage(page, path);
    expect.soft(await findings(page), `accessibility of ${path}`).toEqual([]);
    expect.soft(await overflow(page), `pixels beyond the edge of ${path}`).toBe(0);
  }
});

/** A test opens several pages in one tab, whose scripts are then cached: that takes a fifth less processor time. */
function groupsOf(paths: string[]): string[][] {
  return paths.length > 0 ? [paths.slice(0, 10), ...groupsOf(paths.slice(10))] : [];
}

/** Whether the document has an end and its title. */
async function expectComplete(page: Page, path: string, html: string) {
  expect.soft(html.includes("\0"), `NUL in ${path}`).toBe(false);
  expect.soft(html.endsWith("</body></html>"), `end of ${path}`).toBe(true);
  const subject = titles.get(path);
  const title = await page.title();
  const isSubject = subject === undefined || title === subject || title.startsWith(`${subject} — `);
  expect.soft(isSubject, `${path} has the title “${title}”`).toBe(true);
}

/** The buttons in the HTML whose press is neither replayed nor handled without React. */
function buttonsForReact(html: string): string[] {
  const handled = / data-(replay|consent|cookie-settings|pause)=| class="footer-back /;
  const tags = [...html.matchAll(/<button\b[^>]*type="button"[^>]*>/g)].map(([tag]) => tag);
  return tags.filter((tag) => !handled.test(tag));
}

async function expectContrastInTheDark(page: Page, path: string) {
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(() => page.evaluate(isDark)).toBe(true);
  // Polled, because some colours change gradually.
  const unread = () => findings(page, { only: "color-contrast" });
  await softly.poll(unread, `contrast of ${path} in the dark theme`).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
}

/** The path and title of a published page and of the pages below it. */
function titlesFrom(page: DemoPage, above = ""): [path: string, title: string][] {
  if (!page.isPublished) return [];
  const path = `${above}/${page.slug}`;
  return [[path, page.title], ...page.children.flatMap((child) => titlesFrom(child, path))];
}

/** Whether the page has noticed the dark theme. */
function isDark() {
  return matchMedia("(prefers-color-scheme: dark)").matches;
}

/** Pixels by which the page is wider than the viewport. */
function overflow(page: Page) {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));
}
