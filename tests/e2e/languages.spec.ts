import { and, eq } from "drizzle-orm";
import type { Page } from "playwright/test";
import { hrefOfPage } from "#app/domain/links/href.ts";
import { db } from "#app/platform/database.server.ts";
import { pages } from "#db/schema/pages.ts";
import { answersToScript, openPage } from "#tests/support/answers-to-script.ts";
import { findings } from "#tests/support/axe.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { a, p } from "#tests/support/rich-text.ts";

// The pages that are missing in a language.
test.use({ expectedErrors: [/Failed to load resource/] });

const text = (...content: ReturnType<typeof p>[]) => ({
  type: "rich-text",
  props: { heading: "Text", body: { type: "doc", content } },
});

const inFooter = (page: Page, label = "Languages") =>
  page.getByRole("contentinfo").getByRole("list", { name: label });

const languageOf = (page: Page) => page.locator("html").getAttribute("lang");

/** Notes the document; `isSameDocument` says whether it still is the same. */
const noteDocument = (page: Page) => page.evaluate(() => Object.assign(window, { isNoted: true }));
const isSameDocument = (page: Page) => page.evaluate(() => "isNoted" in window);

test("LANG-04: without script, each page links to itself in the other language", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/services");
  await expect(inFooter(page).getByRole("link", { name: "English" })).toHaveAttribute("aria-current", "true");
  await inFooter(page).getByRole("link", { name: "Deutsch" }).click();
  await expect(page).toHaveURL("/de/leistungen");
  expect(await languageOf(page)).toBe("de");
  await expect(page.locator('link[hreflang="en"]')).toHaveAttribute("href", `${baseURL}/services`);
  await inFooter(page, "Sprachen").getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL("/services");
  await context.close();
});

test("LANG-04: a page in another language is a document of its own, from the switch, links and the history", async ({
  page,
}) => {
  await openPage(page, "/services");
  await noteDocument(page);
  await page.getByRole("banner").getByRole("link", { name: "Deutsch" }).click();
  await expect(page).toHaveURL("/de/leistungen");
  await expect(page.getByRole("banner").getByText("Projekt anfragen")).toBeVisible();
  expect([await languageOf(page), await isSameDocument(page)]).toEqual(["de", false]);

  // Within the language React shows the next page.
  await openPage(page, "/de/impressum");
  await noteDocument(page);
  const allPages = page.getByRole("contentinfo").getByRole("navigation", { name: "Alle Seiten" });
  await allPages.getByRole("link", { name: "Leistungen" }).click();
  await expect(page).toHaveURL("/de/leistungen");
  await expect(page.getByRole("main")).toContainText("Drei Arten von Verträgen");
  expect(await isSameDocument(page)).toBe(true);
  await expect(inFooter(page, "Sprachen").getByRole("link", { name: "English" })).toHaveAttribute(
    "href",
    "/services",
  );

  await page.goBack();
  await expect(page.getByRole("main")).toContainText("erfundene Agentur");
  await inFooter(page, "Sprachen").getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL("/");
  expect([await languageOf(page), await isSameDocument(page)]).toEqual(["en", false]);
  await page.goBack();
  await expect(page).toHaveURL("/de/impressum");
  await expect(page.getByRole("main")).toContainText("erfundene Agentur");
  expect(await languageOf(page)).toBe("de");
});

test("LANG-04: a link of a text to a page in another language loads its document", async ({
  page,
  aPageOf,
}) => {
  const source = await aPageOf([text(p("Siehe ", a("/de/impressum#register", "Impressum"), "."))]);
  await openPage(page, `/${source.slug}`);
  await noteDocument(page);
  await page.getByRole("main").getByRole("link", { name: "Impressum" }).click();
  await expect(page).toHaveURL("/de/impressum#register");
  await expect(page.getByRole("main")).toContainText("erfundene Agentur");
  expect([await languageOf(page), await isSameDocument(page)]).toEqual(["de", false]);

  const [services] = await db
    .select()
    .from(pages)
    .where(and(eq(pages.language, ""), eq(pages.role, "services")));
  const link = a(hrefOfPage(services?.id ?? ""), "Leistungen");
  const german = await aPageOf([text(p("Siehe ", link, "."))], { language: "de" });
  await page.goto(`/de/${german.slug}`);
  await page.getByRole("main").getByRole("link", { name: "Leistungen", exact: true }).click();
  await expect(page).toHaveURL("/de/leistungen");
});

test("LANG-01, WORLD-01: a page that the browser's translator has changed stays in its language when scripts start", async ({
  page,
}) => {
  await page.goto("/de/leistungen");
  await page.evaluate(() => {
    document.documentElement.lang = "fr"; // as translators do
  });
  await answersToScript(page);
  await page.getByRole("banner").getByRole("button", { name: "Menü" }).click();
  await expect(page.getByRole("dialog").getByRole("link", { name: "Leistungen" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-hydrated", "");
  await page.keyboard.press("Escape"); // the rest of the page is inert while the menu is open
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Suche" })).toHaveAttribute(
    "href",
    "/de/suche",
  );
});

test("LANG-03: a missing page is a 404 in the language of its address, and names the languages that have it", async ({
  page,
}) => {
  const answer = await page.goto("/de/about/how-we-work");
  expect(answer?.status()).toBe(404);
  expect(await languageOf(page)).toBe("de");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Seite nicht gefunden");
  const elsewhere = page.getByRole("navigation", { name: "Diese Seite gibt es in einer anderen Sprache" });
  await expect(elsewhere.getByRole("link", { name: "English" })).toHaveAttribute(
    "href",
    "/about/how-we-work",
  );
  expect((await page.goto("/en/about"))?.status()).toBe(404);
});

test("LANG-03: below the code of the main language, a 404 has the menu and names the page at its address", async ({
  page,
}) => {
  for (const [path, there] of [
    ["/en/about", "/about"],
    ["/en", "/"],
    ["/en/services/discovery", "/services/discovery"],
  ] as const) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    const elsewhere = page.getByRole("navigation", { name: "This page exists in another language" });
    await expect(elsewhere.getByRole("link", { name: "English" })).toHaveAttribute("href", there);
  }
  for (const path of ["/en/lets-talk", "/en/lets-talk/sent", "/en/search?q=ferry", "/en/news", "/en/nope"]) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await expect(page.getByRole("banner").getByRole("link", { name: "Solutions" }), path).toBeVisible();
  }
});

for (const colorScheme of ["light", "dark"] as const)
  test(`LANG-04, A11Y-01: the switch in menu and footer is accessible in the ${colorScheme} theme`, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ colorScheme });
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const [path, menu] of [
        ["/", "Menu"],
        ["/de/leistungen", "Menü"],
      ] as const) {
        await openPage(page, path);
        expect(await findings(page), `${path} at ${width} px`).toEqual([]);
        await page.getByRole("banner").getByRole("button", { name: menu }).click();
        await expect(page.getByRole("dialog").getByRole("link", { name: "Deutsch" })).toBeVisible();
        const within = "[role=dialog] ul:has(> li > [hreflang])";
        expect(await findings(page, { within }), `the menu at ${width} px`).toEqual([]);
      }
    }
  });

test("LANG-05: on a phone, the lists of the admin name the state in the other language under each title", async ({
  page,
  staff: _,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/admin/pages");
  const row = page.getByRole("row").filter({ hasText: "Services" }).first();
  await expect(row.getByText("German:")).toBeVisible();
  await row.getByRole("listitem").getByRole("link", { name: "Published" }).click();
  await expect(page).toHaveURL("/admin/pages/de:leistungen");
  await page.goto("/admin/content/news");
  await page.getByRole("link", { name: "Not translated" }).and(page.locator(":visible")).first().click();
  await expect(page.getByRole("button", { name: "Translate into German" })).toBeVisible();

  await page.goto("/admin/content/news?language=de");
  await expect(page.getByRole("heading", { name: "No news in German yet" })).toBeVisible();
  await page.getByRole("link", { name: "Show news in English" }).click();
  await expect(page).toHaveURL("/admin/content/news");
});
