import { type ConsentTexts, consentRules, consentTexts } from "#app/domain/consent/consent-settings.ts";
import { hasPublishedNews } from "#app/domain/content-store/published-content.server.ts";
import { pictureAt } from "#app/domain/media/media-item.ts";
import { resolvePictures } from "#app/domain/media/resolve-pictures.server.ts";
import { readSiteMenus, type SiteMenus } from "#app/domain/pages/pages.server.ts";
import { addressLine } from "#app/domain/settings/address-line.ts";
import { editionOf } from "#app/domain/settings/edition.ts";
import { phonesOf } from "#app/domain/settings/phones.ts";
import { type Settings, siteSettingKeys } from "#app/domain/settings/registry.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { sitePreview } from "#app/domain/settings/site-preview.server.ts";
import { furtherLanguages, siteEdition } from "#app/http/language.server.ts";
import { siteUrl } from "#app/http/request.server.ts";
import { type Answer, staleIfError } from "#app/http/stale-if-error.server.ts";
import { messagesIn, serverMessagesIn } from "#app/languages/messages.server.ts";
import { sitePathsIn } from "#app/paths/site-paths.ts";
import { fileAddress } from "#app/ui/file-address.ts";
import { brandColours } from "./chrome/brand-colours.server.ts";
import { hyphenation } from "./chrome/hyphenation.server.ts";
import { copyrightLine } from "./copyright-line.server.ts";
import { enquiryHead } from "./discovery/page-heads.server.ts";
import { desksOf } from "./enquiry/desks.server.ts";
import { nextStepsTexts } from "./enquiry/next-steps-texts.server.ts";
import type { NextStepsTexts } from "./enquiry/next-steps-texts.ts";
import { brandFonts } from "./fonts/brand-fonts.server.ts";
import { legalLinks } from "./legal-links.server.ts";
import type { SiteData } from "./site-data.ts";
import { addressTranslations, homeTranslations } from "./translations/translations.server.ts";

/** Reads settings and navigation; stale-if-error. */
export function readSiteData(): Promise<Answer<SiteData>> {
  return staleIfError("site", async () => {
    const settings = await getSettings();
    const [menus] = await Promise.all([
      readSiteMenus(settings),
      // Fills the stale-if-error cache of rarely needed data too, before Postgres becomes unavailable.
      readConsentTexts(),
      readEnquiryPage(),
      siteEdition(),
      furtherLanguages(),
    ]);
    return siteDataOf(settings, menus);
  });
}

/** Reads the texts of the consent banner; stale-if-error. */
export function readConsentTexts(): Promise<Answer<ConsentTexts>> {
  return staleIfError("consent", async () => {
    const settings = await getSettings();
    const { index } = await readSiteMenus(settings);
    return consentTexts(settings, await legalLinks(settings, index));
  });
}

/** Reads the texts beside the enquiry form; stale-if-error. */
export function readNextSteps(): Promise<Answer<NextStepsTexts>> {
  return staleIfError("next-steps", async () => resolvePictures(nextStepsTexts(await getSettings())));
}

/** Reads metadata and texts of the enquiry page; stale-if-error. */
export function readEnquiryPage() {
  return staleIfError("enquiry", async () => {
    const [settings, nextSteps] = await Promise.all([getSettings(), readNextSteps()]);
    const translations = await addressTranslations(settings.further_languages, (edition) =>
      sitePathsIn(edition).letsTalk(),
    );
    return {
      head: await enquiryHead(settings, translations),
      ...(translations && { translations }),
      nextSteps: nextSteps.value,
      desks: desksOf(settings),
    };
  });
}

/** The settings and menus of every page. */
export async function siteDataOf(settings: Settings, { index, pricing, navigation }: SiteMenus) {
  const edition = editionOf(settings);
  const sitePaths = sitePathsIn(edition);
  const preview = sitePreview.getStore()?.notice;
  const rules = consentRules(settings);
  const { language } = edition;
  const { site } = messagesIn(language);
  const { article } = serverMessagesIn(language).contentTypes;
  const [mainOffice] = settings.home_offices_items;
  const [hasNews, translations] = await Promise.all([
    hasPublishedNews(),
    homeTranslations(settings.further_languages, false),
  ]);
  return {
    edition,
    settings: publicSettings({
      ...settings,
      brand_logo: await shownAt(settings.brand_logo),
      brand_logo_on_ink: await shownAt(settings.brand_logo_on_ink),
      footer_copyright: copyrightLine(settings),
    }),
    phones: phonesOf(settings),
    ...present({
      address: mainOffice && addressLine(mainOffice.address),
      colours: (brandColours(settings) ?? "") + hyphenation(language) || undefined,
      fonts: brandFonts(settings),
      preview,
    }),
    // A preview runs no third-party scripts: it shows texts that nobody has approved, and its visits do not count.
    consent: { ...rules, scripts: preview ? {} : present(rules.scripts) },
    navigation,
    legal: await legalLinks(settings, index),
    shortcuts: [
      ...(hasNews ? [{ title: article.title, path: sitePaths.news() }] : []),
      ...(pricing && !navigation.some(({ path }) => path === pricing.path) ? [pricing] : []),
      { title: site.menu.search, path: sitePaths.search() },
    ],
    siteUrl,
    ...(translations && { translations }),
  };
}

/** Without the values that are missing, which every document would name. */
function present<Values extends object>(values: Values) {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [Name in keyof Values]?: NonNullable<Values[Name]> };
}

/** The address of a picture's current file. */
async function shownAt(address: string): Promise<string> {
  return fileAddress(await resolvePictures(pictureAt(address)));
}

/** Sends only what components use to the browser. */
function publicSettings(settings: Settings): SiteData["settings"] {
  return Object.fromEntries(siteSettingKeys.map((key) => [key, settings[key]])) as SiteData["settings"];
}
