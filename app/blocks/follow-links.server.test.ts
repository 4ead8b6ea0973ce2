import { expect, test } from "vitest";
import { hrefOfPage } from "#app/domain/links/href.ts";
import { pagesByReference } from "#app/domain/pages/page-index.ts";
import { listPublishedPages } from "#app/domain/pages/pages.server.ts";
import { mainEdition } from "#app/languages/language.ts";
import { inContentLanguage } from "#app/languages/requested-language.server.ts";
import { createPage, createPageChain } from "#tests/support/factories/pages.ts";
import { addLanguages, createGermanPage } from "#tests/support/two-languages.ts";
import { followLinks } from "./follow-links.server.ts";

const links = (...hrefs: string[]) => hrefs.map((href) => ({ label: "Read on", href }));
const inGerman = async () => mainEdition("de");

test("a link to a page by its id gets the page's path, and none while the page is not published", async () => {
  await createPageChain("solutions");
  const page = await createPage({ slug: "dwh", parentSlug: "solutions" });
  const hidden = await createPage({ slug: "hidden", isPublished: false });
  const given = links(hrefOfPage(page.id), hrefOfPage(hidden.id), "https://example.com", "/about#team");
  expect(await followLinks(given, inGerman)).toEqual(
    links("/solutions/dwh", "", "https://example.com", "/about#team"),
  );
});

test("LANG-01: a stored link to a list or to the enquiry form gets the address in the language of the site", async () => {
  const given = links("/lets-talk?message=Hi", "/news/a-door", "/karriere", "/about/careers");
  expect(await followLinks(given, inGerman)).toEqual(
    links("/projekt-anfragen?message=Hi", "/aktuelles/a-door", "/karriere", "/karriere"),
  );
  expect(await followLinks(given, async () => mainEdition("en"))).toEqual(
    links("/lets-talk?message=Hi", "/news/a-door", "/about/careers", "/about/careers"),
  );
});

test("LANG-03: a link to a page of another language leads to its translation, else to the page itself", async () => {
  await addLanguages("de");
  const about = await createPage({ slug: "about" });
  const terms = await createPage({ slug: "terms", parentSlug: "about" });
  const hidden = await createPage({ slug: "hidden", isPublished: false });
  const german = await createGermanPage({ slug: "ueber-uns" }, about);
  const given = links(
    hrefOfPage(about.id),
    hrefOfPage(german.id),
    hrefOfPage(terms.id),
    hrefOfPage(hidden.id),
  );
  const follow = () => followLinks(given, inGerman);
  expect(await inContentLanguage("de", follow)).toEqual(
    links("/de/ueber-uns", "/de/ueber-uns", "/about/terms", ""),
  );
  expect(await follow()).toEqual(links("/about", "/about", "/about/terms", ""));
  await addLanguages();
  expect(await followLinks(links(hrefOfPage(german.id)), inGerman), "German is no longer a language").toEqual(
    links("/about"),
  );
});

test("LANG-03: references of blocks in German lead to German pages, and those without one are left out", async () => {
  const react = await createPage({ slug: "react" });
  const kotlin = await createPage({ slug: "kotlin" });
  const own = await createGermanPage({ slug: "react-entwicklung" }, react);
  const index = await listPublishedPages("de");
  for (const reference of [react.id, "react", own.id, "react-entwicklung"])
    expect(pagesByReference(index, [reference]).map(({ path }) => path)).toEqual(["/de/react-entwicklung"]);
  expect(pagesByReference(index, [kotlin.id, "kotlin"])).toEqual([]);
  expect(pagesByReference(await listPublishedPages(), [own.id, "react-entwicklung"])).toMatchObject([
    { path: "/react" },
  ]);
});
