import { and, eq } from "drizzle-orm";
import { editionOf } from "#app/domain/settings/edition.ts";
import { mailBrandOf } from "#app/domain/settings/mail-brand.ts";
import type { Settings } from "#app/domain/settings/registry.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { isLanguage } from "#app/languages/language.ts";
import { inContentLanguage } from "#app/languages/requested-language.server.ts";
import { db } from "#app/platform/database.server.ts";
import { env } from "#app/platform/env.server.ts";
import type { MailBrand } from "#app/platform/render-email.ts";
import { pages } from "#db/schema/pages.ts";

/** LANG-06: the settings for mails to a lead's sender, in the lead's language if the site has it, else in the main one. */
export async function getSettingsOfLead({ language }: { language?: string | null }): Promise<Settings> {
  const settings = await inContentLanguage("", getSettings);
  const isFurther = isLanguage(language) && settings.further_languages.includes(language);
  return isFurther ? inContentLanguage(language, getSettings) : settings;
}

/** LANG-06: the brand in mails to a lead's sender, with the home page of the settings' language if it is published. */
export async function getBrandOfLead(settings: Settings): Promise<MailBrand> {
  const { language, prefix } = editionOf(settings);
  // By the slug that `app/domain/pages/home.ts` names, which leads do not import.
  const isHome = and(eq(pages.language, language), eq(pages.slug, "home"), eq(pages.isPublished, true));
  const hasHome = prefix !== "" && (await db.$count(pages, isHome)) > 0;
  return mailBrandOf(settings, env.SITE_URL, hasHome ? prefix : "");
}
