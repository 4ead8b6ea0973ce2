import { consentTexts } from "#app/domain/consent/consent-settings.ts";
import { resolvePictures } from "#app/domain/media/resolve-pictures.server.ts";
import { findHomePage, readSiteMenus } from "#app/domain/pages/pages.server.ts";
import type { Settings } from "#app/domain/settings/registry.ts";
import type { PreviewedTab } from "#app/domain/settings/section.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { previewedValues } from "#app/domain/settings/tab-draft.ts";
import { nextStepsTexts } from "#app/site/enquiry/next-steps-texts.ts";
import { fontSpecimens } from "#app/site/fonts/brand-fonts.server.ts";
import { homePageOf } from "#app/site/home/home-page.server.ts";
import { siteDataOf } from "#app/site/site-data.server.ts";

/** The saved settings merged with the draft of a tab; invalid values are ignored. */
export async function readPreview(tab: PreviewedTab, draft: Record<string, unknown> = {}) {
  const stored = await getSettings();
  const settings: Settings = { ...stored, ...previewedValues(tab, draft, stored).values };
  const [site, home, nextSteps] = await Promise.all([
    readSiteMenus(settings).then((menus) => siteDataOf(settings, menus)),
    tab === "home" ? findHomePage().then((page) => homePageOf(settings, page)) : undefined,
    resolvePictures(nextStepsTexts(settings)),
  ]);
  return {
    tab,
    site,
    home,
    nextSteps,
    consent: consentTexts(settings, site.legal),
    fonts: tab === "brand" ? fontSpecimens(settings) : undefined,
  };
}
