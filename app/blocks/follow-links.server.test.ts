import { expect, test } from "vitest";
import { hrefOfPage } from "#app/domain/links/href.ts";
import { mainEdition } from "#app/languages/language.ts";
import { createPage, createPageChain } from "#tests/support/factories/pages.ts";
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
