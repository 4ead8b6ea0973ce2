import { findHomePage } from "#app/domain/pages/pages.server.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { staleIfError } from "#app/http/stale-if-error.server.ts";
import { contentLanguage } from "#app/languages/requested-language.server.ts";
import { readContentPage } from "./content-page.server.ts";
import { contentHead, homeHead } from "./discovery/page-heads.server.ts";
import { homePageOf } from "./home/home-page.server.ts";
import { homeTranslations, pageTranslations } from "./translations/translations.server.ts";

/* Reads all data and metadata of a public page; stale-if-error. The value is undefined for unpublished pages. */

/** The main language has a home page even without a row; a further one must have published it. */
export const readHome = () =>
  staleIfError("home", async () => {
    const [settings, page] = await Promise.all([getSettings(), findHomePage()]);
    if (!page && contentLanguage()) return undefined;
    const translations = await homeTranslations(settings.further_languages, true);
    return {
      ...(await homePageOf(settings, page)),
      ...(translations && { translations }),
      head: await homeHead(settings, page, translations),
    };
  });

/** Returns the page at a path of slugs if it and all its ancestors are published. */
export const readContent = (slugs: string[]) =>
  staleIfError(`page:/${slugs.join("/")}`, async () => {
    const [page, settings] = await Promise.all([readContentPage(slugs), getSettings()]);
    if (!page) return undefined;
    const { listing, ...shown } = page;
    const translations = await pageTranslations(settings.further_languages, listing.groups);
    return {
      ...shown,
      ...(translations && { translations }),
      head: await contentHead(settings, page, translations),
    };
  });
