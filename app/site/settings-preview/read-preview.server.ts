import { consentTexts } from "#app/domain/consent/consent-settings.ts";
import { resolvePictures } from "#app/domain/media/resolve-pictures.server.ts";
import { findHomePage, readSiteMenus } from "#app/domain/pages/pages.server.ts";
import { editionOf } from "#app/domain/settings/edition.ts";
import type { Settings } from "#app/domain/settings/registry.ts";
import type { PreviewedTab } from "#app/domain/settings/section.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { sitePreview } from "#app/domain/settings/site-preview.server.ts";
import { previewedValues } from "#app/domain/settings/tab-draft.ts";
import { inContentLanguage } from "#app/languages/requested-language.server.ts";
import { nextStepsTexts } from "#app/site/enquiry/next-steps-texts.server.ts";
import { fontSpecimens } from "#app/site/fonts/brand-fonts.server.ts";
import { homePageOf } from "#app/site/home/home-page.server.ts";
import { siteDataOf } from "#app/site/site-data.server.ts";
import type { ContentLanguage } from "#db/schema/columns.ts";

interface Previewed {
  tab: PreviewedTab;
  language: ContentLanguage;
}

/** The saved settings merged with the draft of a tab, in its language; invalid values are ignored. */
export function readPreview({ tab, language }: Previewed, draft: Record<string, unknown> = {}) {
  return inContentLanguage(language, () => previewIn({ tab, language }, draft));
}

async function previewIn({ tab, language }: Previewed, draft: Record<string, unknown>) {
  const settings = await settingsWith({ tab, language }, draft);
  const [site, home, nextSteps] = await Promise.all([
    readSiteMenus(settings).then((menus) => siteDataOf(settings, menus)),
    tab === "home" ? findHomePage().then((page) => homePageOf(settings, page)) : undefined,
    resolvePictures(nextStepsTexts(settings)),
  ]);
  return {
    tab,
    edition: editionOf(settings),
    site,
    home,
    nextSteps,
    consent: consentTexts(settings, site.legal),
    fonts: tab === "brand" ? fontSpecimens(settings) : undefined,
  };
}

async function settingsWith({ tab, language }: Previewed, draft: Record<string, unknown>): Promise<Settings> {
  const stored = await getSettings();
  if (language === "") return { ...stored, ...previewedValues(tab, draft, stored).values };
  // A text that was emptied falls back as it does for visitors.
  const { values } = previewedValues(tab, draft, {}, language);
  const preview = { values: {}, translations: { [language]: values }, notice: { drafts: [], refused: [] } };
  return sitePreview.run(preview, getSettings);
}
