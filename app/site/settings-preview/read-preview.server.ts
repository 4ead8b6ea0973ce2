import { z } from "zod";
import { consentTexts } from "#app/domain/consent/consent-settings.ts";
import { moneyOf } from "#app/domain/leads/money.ts";
import { findHomePage, readSiteMenus } from "#app/domain/pages/pages.server.ts";
import { registry, type Settings, settingKeys } from "#app/domain/settings/registry.ts";
import type { PreviewedTab } from "#app/domain/settings/section.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { typedSetting } from "#app/domain/settings/tabs.ts";
import type { Decimal } from "#app/fields/whole-number.ts";
import { parseForm } from "#app/http/read-form.server.ts";
import { nextStepsTexts } from "#app/site/enquiry/next-steps-texts.ts";
import { homePageOf } from "#app/site/home/home-page.server.ts";
import { siteDataOf } from "#app/site/site-data.server.ts";
import { withUploads } from "#app/site/uploaded-pictures.server.ts";

/** The saved settings merged with the values of a tab's form; invalid values are ignored. */
export async function readPreview(tab: PreviewedTab, form?: FormData) {
  const stored = await getSettings();
  const settings: Settings = { ...stored, ...(form ? typedIn(form, tab, moneyOf(stored).decimal) : {}) };
  const [site, home, nextSteps] = await Promise.all([
    readSiteMenus().then((menus) => siteDataOf(settings, menus)),
    tab === "home"
      ? findHomePage()
          .then((page) => homePageOf(settings, page))
          .then(withUploads)
      : undefined,
    withUploads(nextStepsTexts(settings)),
  ]);
  return { tab, site, home, nextSteps, consent: consentTexts(settings) };
}

function typedIn(form: FormData, tab: PreviewedTab, decimal: Decimal): Partial<Settings> {
  const keys = settingKeys.filter((key) => registry[key].tab === tab);
  const typed = keys.flatMap((key) => {
    const parsed = parseForm(form, z.object({ [key]: typedSetting(key, decimal) }));
    return parsed.status === "success" ? Object.entries(parsed.value) : [];
  });
  return Object.fromEntries(typed);
}
