import type { APIRequestContext, Page } from "playwright/test";
import { openPage } from "#tests/support/answers-to-script.ts";
import { englishTexts } from "#tests/support/english-texts.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { becomeGermanSite, germanPaths, gonePath } from "#tests/support/german-site.ts";

// The not-found and removed pages.
test.use({ expectedErrors: [/Failed to load resource/] });

let restoreDemo: (() => Promise<void>) | undefined;

test.beforeEach(async () => {
  restoreDemo = await becomeGermanSite();
});
test.afterEach(() => restoreDemo?.());

const isEnglish = englishTexts();

test("LANG-01: no page, menu or error of a German site shows an English text", async ({ page }) => {
  test.slow(); // every kind of page
  const errorPaths = ["/keine-seite", "/404", gonePath, "/preview/kein-link"];
  const searches = ["/suche", "/suche?q=sprechstunde", "/suche?q=zeppelin"];
  for (const path of [...germanPaths, ...searches, ...errorPaths]) {
    await page.goto(path);
    await expect(page.locator("html"), path).toHaveAttribute("lang", "de");
    expect((await textsOf(page)).filter(isEnglish), path).toEqual([]);
  }

  await openPage(page, "/beratung");
  await page.getByRole("banner").getByRole("button", { name: "Menü" }).click();
  await expect(page.getByRole("dialog", { name: "Menü" })).toBeVisible();
  expect((await textsOf(page)).filter(isEnglish), "the menu").toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, "/beratung");
  await page.getByRole("banner").getByRole("button", { name: "Menü" }).click();
  await page.getByRole("dialog", { name: "Menü" }).getByRole("button", { name: "Beratung" }).click();
  await expect(page.getByRole("dialog").getByRole("button", { name: "Zurück" })).toBeVisible();
  expect((await textsOf(page)).filter(isEnglish), "the menu on a phone").toEqual([]);
});

test.describe("a visitor who has not answered the consent banner", () => {
  test.use({ consent: "unanswered" });

  test("LANG-01, COOKIE-01: banner and dialog are in the language of the site", async ({ page }) => {
    await page.goto("/beratung");
    const banner = page.getByRole("region", { name: "Einwilligung in Cookies" });
    await expect(banner.getByRole("link", { name: "Datenschutz" })).toHaveAttribute(
      "href",
      "/firma/datenschutz",
    );
    await banner.getByRole("button", { name: "Einstellungen" }).click();
    const dialog = page.getByRole("dialog", { name: "Cookie-Einstellungen" });
    await expect(dialog.getByRole("checkbox", { name: "Statistik" })).not.toBeChecked();
    expect((await textsOf(page)).filter(isEnglish)).toEqual([]);
  });
});

test("LANG-01: feeds, manifest, structured data and Markdown are in the language of the site", async ({
  request,
}) => {
  const [rss, atom, json, manifest, article] = await Promise.all(
    ["/feed.xml", "/feed.atom", "/feed.json", "/manifest.webmanifest", "/aktuelles/sprechstunde"].map(
      (path) => read(request, path),
    ),
  );
  expect(rss).toContain("<language>de</language>");
  expect(atom).toContain("Aktuelles</title>");
  expect(JSON.parse(json ?? "")).toMatchObject({ language: "de" });
  expect(JSON.parse(manifest ?? "")).toMatchObject({ lang: "de", dir: "ltr" });
  expect(article).toContain('<meta property="og:locale" content="de_DE"/>');
  expect(article).toContain('"inLanguage":"de"');

  const twins = germanPaths.map((path) => (path === "/" ? "/index.md" : `${path}.md`));
  for (const path of ["/llms.txt", ...twins, "/keine-seite.md", `${gonePath}.md`]) {
    expect(piecesOf(await read(request, path)).filter(isEnglish), path).toEqual([]);
  }
  expect(await read(request, "/media/00000000-0000-4000-8000-000000000000/480.avif")).toMatch(/Datei/);
});

test("LANG-01: a form of another site gets its explanation in the language of the site", async ({
  request,
}) => {
  const answer = await request.post("/lets-talk/enquiries", { headers: { Origin: "https://other.example" } });
  expect(answer.status()).toBe(403);
  expect(await answer.text()).toMatch(/<html lang="de"[\s\S]*Dieses Formular kam von einer anderen Website/);
});

const read = async (request: APIRequestContext, path: string) =>
  (await request.get(path, { maxRedirects: 0 })).text();

/** The whole texts of Markdown: lines without their marks, and labels of links. */
function piecesOf(markdown: string): string[] {
  return markdown
    .split(/\n|\[|\]\([^)]*\)|\*\*/)
    .flatMap((piece) => [piece, ...piece.split(/: | · /)])
    .map((piece) => piece.replace(/^[#>\-\s:/]+|[\s:/]+$/g, ""))
    .filter(Boolean);
}

/** Every text that the page shows or says: texts, labels, the title, descriptions and structured data. */
function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts: string[] = [document.title];
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, data } = walker.currentNode as Text;
      if (!parentElement?.closest("script, style, template, noscript")) texts.push(data);
    }
    // React writes a sentence with values as several nodes.
    for (const element of document.querySelectorAll("body *:not(script, style, template)"))
      if ([...element.childNodes].every(({ nodeType }) => nodeType === Node.TEXT_NODE))
        texts.push(element.textContent ?? "");
    const names = [
      "aria-label",
      "aria-description",
      "aria-roledescription",
      "title",
      "alt",
      "placeholder",
      "content",
    ];
    for (const name of names)
      for (const element of document.querySelectorAll(`[${name}]`))
        texts.push(element.getAttribute(name) ?? "");
    for (const { textContent } of document.querySelectorAll('script[type="application/ld+json"]'))
      JSON.parse(textContent ?? "null", (key, value) => {
        if (typeof value === "string" && !key.startsWith("@")) texts.push(value);
        return value;
      });
    return texts.map((text) => text.trim()).filter(Boolean);
  });
}
