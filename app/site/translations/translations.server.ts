import type { AnyContentType } from "#app/domain/content-types/define-content-type.ts";
import { isHome } from "#app/domain/pages/home.ts";
import type { PublishedPage } from "#app/domain/pages/page.ts";
import { contentLanguageOf } from "#app/domain/settings/edition.ts";
import {
  alternateItems,
  languagesWithItems,
  pagesInLanguages,
} from "#app/domain/translations/alternates.server.ts";
import { siteEditions } from "#app/http/language.server.ts";
import type { Edition, Language } from "#app/languages/language.ts";
import { contentLanguage } from "#app/languages/requested-language.server.ts";
import { sitePathsIn } from "#app/paths/site-paths.ts";
import type { ContentLanguage } from "#db/schema/columns.ts";
import type { Translation } from "./translation.ts";

/*
 * The addresses of a page in each language of the site, the main one first. Without further languages
 * there are none, and nothing is read for them. A language without any page to show is left out.
 */

type Place = Omit<Translation, "language">;

/** Where a page is in an edition, whose content has this language. */
type PlaceIn = (edition: Edition, language: ContentLanguage) => Place | undefined;

/** The home pages. `isSame`: for the home page itself. */
export function homeTranslations(further: readonly Language[], isSame: boolean) {
  return inEachEdition(further, async () => homePlaces(await pagesInLanguages(further), isSame));
}

/** The translations of a page, by its group and those of its ancestors, from the nearest to the topmost. */
export function pageTranslations(further: readonly Language[], groups: string[]) {
  return inEachEdition(further, async () => {
    const pages = await pagesInLanguages(further);
    const homeIn = homePlaces(pages, false);
    return (edition, language) => {
      const inLanguage = pages.filter((page) => page.language === language);
      const levels = groups.map((group) => inLanguage.find((page) => page.translationGroup === group));
      const nearest = levels.find((page) => page !== undefined);
      return nearest
        ? placeOf(nearest.path, { isSame: nearest === levels[0], isHidden: nearest.noindex })
        : homeIn(edition, language);
    };
  });
}

/** An address that every edition has: of the search or the enquiry form. */
export function addressTranslations(further: readonly Language[], addressIn: (edition: Edition) => string) {
  return inEachEdition(further, async () => (edition) => ({ path: addressIn(edition) }));
}

/**
 * A page of a list: in other languages, which have other items, the first page. Search engines may list none without
 * items, as in the sitemap.
 */
export function listTranslations(
  further: readonly Language[],
  type: AnyContentType,
  { path, page }: { path: string; page: number },
) {
  const { address } = type;
  return inEachEdition(further, async () => {
    const withItems = await languagesWithItems(type);
    return (edition, language) => {
      if (!address) return undefined;
      const isOwn = language === contentLanguage();
      return placeOf(isOwn ? path : address.list(edition), {
        isSame: isOwn || page === 1,
        isHidden: !withItems.has(language),
      });
    };
  });
}

/** An item; in languages without its translation, the list. */
export function itemTranslations(further: readonly Language[], type: AnyContentType, slug: string) {
  const { address } = type;
  return inEachEdition(further, async () => {
    const items = await alternateItems(type, slug);
    return (edition, language) => {
      const own = items.get(language);
      if (!address) return undefined;
      return own
        ? placeOf(address.item(own.slug, edition), { isSame: true, isHidden: !own.isOpen })
        : placeOf(address.list(edition), { isSame: false });
    };
  });
}

async function inEachEdition(
  further: readonly Language[],
  read: () => Promise<PlaceIn>,
): Promise<Translation[] | undefined> {
  if (further.length === 0) return undefined;
  const [editions, placeIn] = await Promise.all([siteEditions(), read()]);
  return editions.flatMap((edition) => {
    const place = placeIn(edition, contentLanguageOf(edition));
    return place ? [{ language: edition.language, ...place }] : [];
  });
}

const placeOf = (
  path: string,
  { isSame, isHidden = false }: { isSame: boolean; isHidden?: boolean },
): Place => ({
  path,
  ...(!isSame && { isOther: true }),
  ...(isHidden && { isHidden: true }),
});

/** The main language has a home page even in a database without its row. */
const homePlaces =
  (pages: PublishedPage[], isSame: boolean): PlaceIn =>
  (edition, language) => {
    const home = pages.find((page) => page.language === language && isHome(page));
    if (!home && language !== "") return undefined;
    return placeOf(sitePathsIn(edition).home(), { isSame, isHidden: home?.noindex });
  };
