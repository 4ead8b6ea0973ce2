import { consentSettings } from "#app/domain/consent/consent-settings.ts";
import { readSiteMenus } from "#app/domain/pages/pages.server.ts";
import { type SettingKey, type Settings, settingKeys } from "#app/domain/settings/registry.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { type Answer, lastGood } from "#app/http/last-good.server.ts";
import { siteUrl } from "#app/http/site-url.server.ts";
import { brandColours } from "./chrome/brand-colours.server.ts";
import type { SiteData, SiteSettingKey } from "./site-data.ts";
import { withUploads } from "./uploaded-pictures.server.ts";

/** Settings, navigation and footer, or the last that could be read of them. */
export function readSiteData(): Promise<Answer<SiteData>> {
  return lastGood("site", async () => {
    const [settings, menus] = await Promise.all([getSettings(), readSiteMenus()]);
    return siteDataOf(settings, menus);
  });
}

/** What every page has of settings and menus. */
export function siteDataOf(settings: Settings, menus: Awaited<ReturnType<typeof readSiteMenus>>) {
  return withUploads({
    settings: publicSettings(settings),
    colours: brandColours(settings),
    consent: consentSettings(settings),
    ...menus,
    siteUrl,
  });
}

/** Only what a visitor may see leaves the server. */
function publicSettings(settings: Settings): SiteData["settings"] {
  const entries = settingKeys.filter(isPublic).map((key) => [key, settings[key]]);
  return Object.fromEntries(entries) as SiteData["settings"];
}

function isPublic(key: SettingKey): key is SiteSettingKey {
  return /^(brand|contact|footer|form)_/.test(key);
}
