import { consentTexts } from "#app/domain/consent/consent-settings.ts";
import { resolvePictures } from "#app/domain/media/resolve-pictures.server.ts";
import { findHomePage, readSiteMenus } from "#app/domain/pages/pages.server.ts";
import { registry, type Settings, settingKeys } from "#app/domain/settings/registry.ts";
import type { PreviewedTab } from "#app/domain/settings/section.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { nextStepsTexts } from "#app/site/enquiry/next-steps-texts.ts";
import { homePageOf } from "#app/site/home/home-page.server.ts";
import { siteDataOf } from "#app/site/site-data.server.ts";

/** The saved settings merged with the draft of a tab; invalid values are ignored. */
export async function readPreview(tab: PreviewedTab, draft: Record<string, unknown> = {}) {
  const stored = await getSettings();
  const settings: Settings = { ...stored, ...validIn(draft, tab) };
  const [site, home, nextSteps] = await Promise.all([
    readSiteMenus().then((menus) => siteDataOf(settings, menus)),
    tab === "home" ? findHomePage().then((page) => homePageOf(settings, page)) : undefined,
    resolvePictures(nextStepsTexts(settings)),
  ]);
  return { tab, site, home, nextSteps, consent: consentTexts(settings) };
}

/** The values of a tab's draft that fit their settings. */
function validIn(draft: Record<string, unknown>, tab: PreviewedTab): Partial<Settings> {
  const keys = settingKeys.filter((key) => registry[key].tab === tab);
  const valid = keys.flatMap((key) => {
    const { data, success } = registry[key].schema.safeParse(draft[key]);
    return success ? [[key, data]] : [];
  });
  return Object.fromEntries(valid);
}
