import { Readable } from "node:stream";
import { SitemapStream, streamToPromise } from "sitemap";
import { isHome, isHomeListed } from "#app/domain/pages/home.ts";
import { listPublishedPages } from "#app/domain/pages/pages.server.ts";
import { contentLanguageOf, editionOf } from "#app/domain/settings/edition.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { siteUrl } from "#app/http/request.server.ts";
import type { Edition, Language } from "#app/languages/language.ts";
import { furtherEdition } from "#app/languages/language.ts";
import { inContentLanguage } from "#app/languages/requested-language.server.ts";
import { sitePathsIn } from "#app/paths/site-paths.ts";
import { publicTypes } from "#app/site/content-types/public-types.server.ts";

/** An address that search engines may index. */
interface Entry {
  language: Language;
  path: string;
  /** The same in all translations. */
  group: string;
  changedAt?: Date;
}

/**
 * Returns the sitemap: every address that search engines may index, with the time of its last content change and, in a
 * site with several languages, its translations. The home page and the enquiry form render settings and have no date.
 */
export async function renderSitemap(): Promise<string> {
  const settings = await inContentLanguage("", getSettings);
  const editions = [editionOf(settings), ...settings.further_languages.map(furtherEdition)];
  const entries = (
    await Promise.all(
      editions.map((edition) => inContentLanguage(contentLanguageOf(edition), () => entriesIn(edition))),
    )
  ).flat();
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) groups.set(entry.group, [...(groups.get(entry.group) ?? []), entry]);
  const items = entries.map(({ group, path, changedAt }) => ({
    url: path,
    ...(changedAt ? { lastmod: changedAt.toISOString() } : {}),
    ...linksOf(groups.get(group) ?? [], editions),
  }));
  const xml = await streamToPromise(Readable.from(items).pipe(new SitemapStream({ hostname: siteUrl })));
  return xml.toString();
}

/** The pages, lists and items of an edition. */
async function entriesIn(edition: Edition): Promise<Entry[]> {
  const { language } = edition;
  const paths = sitePathsIn(edition);
  const [pages, ...types] = await Promise.all([
    listPublishedPages(),
    ...publicTypes.map(async ({ type, address, listAddresses }) => ({
      list: { group: type.collection, path: address.list(edition) },
      rows: await listAddresses(edition),
    })),
  ]);
  const entries = [
    ...(isHomeListed(pages, edition.prefix === "") ? [{ group: "home", path: paths.home() }] : []),
    ...pages.filter((page) => !page.noindex && !isHome(page)).map(entryOf),
    ...types.flatMap(({ list, rows }) =>
      rows.length === 0 ? [] : [{ ...list, changedAt: latest(rows) }, ...rows.map(entryOf)],
    ),
    { group: "enquiry", path: paths.letsTalk() },
  ];
  return entries.map((entry) => ({ ...entry, language }));
}

interface Row {
  translationGroup: string;
  path: string;
  updatedAt: Date;
}

const entryOf = ({ translationGroup, path, updatedAt }: Row) => ({
  group: translationGroup,
  path,
  changedAt: updatedAt,
});

function latest(changes: { updatedAt: Date }[]): Date | undefined {
  return changes.map(({ updatedAt }) => updatedAt).toSorted((a, b) => b.getTime() - a.getTime())[0];
}

/**
 * The translations of an address, itself included, and that of the main language for all others:
 * https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap
 */
function linksOf(translations: Entry[], [main]: Edition[]) {
  if (translations.length < 2) return {};
  const links: { lang: string; url: string }[] = translations.map(({ language, path }) => ({
    lang: language,
    url: path,
  }));
  const ofMain = translations.find(({ language }) => language === main?.language);
  return { links: ofMain ? [...links, { lang: "x-default", url: ofMain.path }] : links };
}
