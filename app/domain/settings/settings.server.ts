import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Staff } from "#app/domain/accounts/account.ts";
import { recordAudit } from "#app/domain/audit/audit.server.ts";
import { sharedRead } from "#app/domain/content/shared-read.server.ts";
import { defaultLanguage, isLanguage, type Language } from "#app/languages/language.ts";
import { contentLanguage } from "#app/languages/requested-language.server.ts";
import { type Database, db, type Transaction } from "#app/platform/database.server.ts";
import { env } from "#app/platform/env.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { MailBrand } from "#app/platform/render-email.ts";
import type { ContentLanguage } from "#db/schema/columns.ts";
import { siteSettings } from "#db/schema/settings.ts";
import { defaultIn, inLanguage } from "./default-texts.ts";
import { formerSocialLinks } from "./former-social-links.server.ts";
import { hasRealAddress, notifyPreviousRecipients } from "./lead-recipients.server.ts";
import { mailBrandOf } from "./mail-brand.ts";
import {
  defaultSettings,
  keysOf,
  registry,
  type SettingKey,
  type Settings,
  settingKeys,
} from "./registry.ts";
import type { SettingTab } from "./section.ts";
import { sitePreview } from "./site-preview.server.ts";
import { readStored, writeStored } from "./stored-value.ts";
import { readTranslations } from "./translations.server.ts";

/** Settings on every page; empty ones are logged as a warning. */
const indispensable: SettingKey[] = ["contact_email", "footer_copyright"];

/** Cache of the parsed value per key, so that each text is parsed and logged once. */
const readings = new Map<SettingKey, { stored: string | undefined; value: Settings[SettingKey] }>();

/** Parses a stored text; missing and invalid ones become the default, and invalid ones are logged. */
function settingValue(key: SettingKey, stored: string | undefined): Settings[SettingKey] {
  const last = readings.get(key);
  if (last && last.stored === stored) return last.value;

  const value = read(key, stored);
  readings.set(key, { stored, value });
  return value;
}

function read(key: SettingKey, stored: string | undefined): Settings[SettingKey] {
  const setting = registry[key];
  if (!stored?.trim() && indispensable.includes(key)) {
    log.error({ key }, "a setting of every page is missing; its default is used");
    return setting.default;
  }
  if (stored === undefined) return setting.default;

  const reading = readStored(setting, stored);
  if (reading.fits) return reading.value;
  log.warn({ key, problem: reading.problem }, "a stored setting is invalid; its default is used");
  return setting.default;
}

/**
 * All settings in the language of the request: in a further language its own text if there is one; else the stored value
 * if it is valid, else the default; in a preview of the site, its values. `site_language` is that language. Rejects when
 * Postgres is unavailable.
 */
export function getSettings(): Promise<Settings> {
  const code = contentLanguage();
  return sitePreview.getStore() ? readSettings(code) : readSharedSettings(code);
}

const readSharedSettings = sharedRead(readSettings);

async function readSettings(code: ContentLanguage): Promise<Settings> {
  const [rows, translations] = await Promise.all([
    db.select({ key: siteSettings.key, value: siteSettings.value }).from(siteSettings),
    code ? readTranslations(code) : undefined,
  ]);
  const stored = new Map(rows.map(({ key, value }) => [key, value]));
  const preview = sitePreview.getStore();
  const main = preview?.values.site_language ?? languageIn(stored);
  const language = code || main;
  const translated: Partial<Settings> = { ...translations, ...(code && preview?.translations?.[code]) };
  const values = settingKeys.map((key) => [
    key,
    translated[key] ?? inLanguage(key, preview?.values[key] ?? settingValue(key, stored.get(key)), language),
  ]);
  const settings: Settings = Object.fromEntries(values);
  return {
    ...settings,
    site_language: language,
    further_languages: settings.further_languages.filter((each) => each !== main),
  };
}

/** The language of the site, among the stored texts. */
export function languageIn(stored: ReadonlyMap<string, string>): Language {
  const language = stored.get("site_language");
  return isLanguage(language) ? language : defaultLanguage;
}

export interface ListedSetting {
  key: SettingKey;
  /** The stored text; undefined without a row. */
  stored: string | undefined;
  /** Incremented with each write; 0 without a row. */
  version: number;
  value: Settings[SettingKey];
  default: Settings[SettingKey];
  /** Whether a value was ever stored. */
  hasHistory: boolean;
  /** Why the stored text is invalid and `value` is the default. */
  problem: string | undefined;
}

/** The settings of a tab for the admin, in the registry's order. */
export async function listSettings(tab: SettingTab): Promise<ListedSetting[]> {
  const rows = await db
    .select()
    .from(siteSettings)
    .where(inArray(siteSettings.key, textsOf(tab)));
  const rowOf = new Map(rows.map((row) => [row.key, row]));
  const language = languageIn(new Map(rows.map(({ key, value }) => [key, value])));
  return keysOf(tab).map((key) => {
    const row = rowOf.get(key);
    const reading = row && readStored(registry[key], row.value);
    return {
      key,
      stored: row?.value,
      version: row?.version ?? 0,
      value: shownValue(key, row?.value, language),
      default: defaultIn(key, language),
      hasHistory: row !== undefined,
      problem: reading?.fits === false ? reading.problem : undefined,
    };
  });
}

/** The settings of a tab and the language that their defaults are in. */
const textsOf = (tab: SettingTab): SettingKey[] => [...new Set([...keysOf(tab), "site_language" as const])];

/** The stored texts of a tab's settings, and the site's language; `isLocked`: until the transaction ends. */
export async function readTexts(
  executor: Transaction | Database,
  tab: SettingTab,
  isLocked = false,
): Promise<Map<SettingKey, string>> {
  const query = executor
    .select({ key: siteSettings.key, value: siteSettings.value })
    .from(siteSettings)
    .where(inArray(siteSettings.key, textsOf(tab)))
    .orderBy(siteSettings.key) // concurrent saves lock their rows in the same order
    .$dynamic();
  const rows = await (isLocked ? query.for("update") : query);
  return new Map(rows.map(({ key, value }) => [key as SettingKey, value])); // the keys of the query
}

/** The values of a tab's settings; an invalid or missing text counts as the default. `language`: that of defaults. */
export function valuesOfTab(
  tab: SettingTab,
  texts: ReadonlyMap<SettingKey, string>,
  language = languageIn(texts),
): Partial<Settings> {
  return Object.fromEntries(keysOf(tab).map((key) => [key, shownValue(key, texts.get(key), language)]));
}

function shownValue(key: SettingKey, stored: string | undefined, language: Language): Settings[SettingKey] {
  const reading = stored === undefined ? undefined : readStored(registry[key], stored);
  return inLanguage(key, reading?.fits ? reading.value : registry[key].default, language);
}

/**
 * Stores the changed ones of these texts, each with an audit entry. `stored`: the texts before. Returns the keys that
 * changed.
 */
export async function writeSettings(
  tx: Transaction,
  action: string,
  { texts, stored, by }: { texts: Map<SettingKey, string>; stored: Map<SettingKey, string>; by: Staff },
): Promise<SettingKey[]> {
  const changed: SettingKey[] = [];
  for (const [key, value] of texts) {
    const before = stored.get(key);
    if (asWritten(key, before) === value) continue;

    const written = { value, updatedAt: new Date(), updatedBy: by.id };
    await tx
      .insert(siteSettings)
      .values({ key, ...written })
      .onConflictDoUpdate({
        target: siteSettings.key,
        set: { ...written, version: sql`${siteSettings.version} + 1` },
      });
    await recordAudit(tx, { actor: by, action, subject: key, before, after: value });
    await afterSave(tx, key, before, by);
    changed.push(key);
  }
  return changed;
}

/** Normalises a stored text, so that `[ "a" ]` and `["a"]` are the same value. */
function asWritten(key: SettingKey, stored: string | undefined): string | undefined {
  if (stored === undefined) return undefined;
  const reading = readStored(registry[key], stored);
  return reading.fits ? writeStored(registry[key], reading.value) : stored;
}

/** Further effects of a changed setting in the same transaction; `before` is the stored text. */
async function afterSave(tx: Transaction, key: SettingKey, before: string | undefined, by: Staff) {
  if (key !== "leads_mail_to") return;
  const reading = before === undefined ? undefined : readStored(registry.leads_mail_to, before);
  await notifyPreviousRecipients(tx, reading?.fits ? reading.value : [], by);
}

/** The brand of the site's mails. */
export async function readMailBrand(): Promise<MailBrand> {
  return mailBrandOf(await getSettings(), env.SITE_URL);
}

/** The site's name on the command line, in authenticator apps and for passkeys. */
export async function readBrandName(): Promise<string> {
  return (await getSettings()).brand_name;
}

/** Adds the missing row of each setting. Existing rows are kept. */
export async function seedSettings(tx: Transaction) {
  const values = {
    ...defaultSettings,
    leads_mail_to: await previousLeadRecipients(tx),
    footer_social_links: await formerSocialLinks(tx),
  };
  const rows = settingKeys.map((key) => ({ key, value: writeStored(registry[key], values[key]) }));
  await tx.insert(siteSettings).values(rows).onConflictDoNothing();
}

/**
 * Before this setting existed, leads were mailed to `contact_email` while `LEADS_MAIL_TO` was unset. A customised
 * address continues to receive them.
 */
async function previousLeadRecipients(tx: Transaction): Promise<string[]> {
  if (hasRealAddress(env.LEADS_MAIL_TO)) return [];
  const [contact] = await tx
    .select({ value: siteSettings.value })
    .from(siteSettings)
    .where(and(eq(siteSettings.key, "contact_email"), isNotNull(siteSettings.updatedBy)));
  return contact?.value ? [contact.value] : [];
}
