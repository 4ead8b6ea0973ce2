import { and, eq, inArray } from "drizzle-orm";
import type { Staff } from "#app/domain/accounts/account.ts";
import { recordAudit } from "#app/domain/audit/audit.server.ts";
import type { DocumentContent } from "#app/domain/documents/content.ts";
import type { Language } from "#app/languages/language.ts";
import { type Database, db, type Transaction } from "#app/platform/database.server.ts";
import { log } from "#app/platform/log.server.ts";
import { settingTranslations } from "#db/schema/settings.ts";
import { isPerLanguage, keysIn, registry, type SettingKey, type Settings } from "./registry.ts";
import { readStored } from "./stored-value.ts";
import { inheritedSetting } from "./tab-draft.ts";
import { type FurtherTab, settingSubject } from "./tab-key.ts";

/** Cache of the parsed value per language and key, so that each text is parsed and logged once. */
const readings = new Map<string, { stored: string; value: Settings[SettingKey] | undefined }>();

/** The settings that a further language has its own text of; invalid ones are logged and missing. */
export async function readTranslations(language: Language): Promise<Partial<Settings>> {
  const rows = await db
    .select({ key: settingTranslations.key, value: settingTranslations.value })
    .from(settingTranslations)
    .where(eq(settingTranslations.language, language));
  return Object.fromEntries(
    rows.flatMap(({ key, value }) => (isPerLanguage(key) ? [[key, translation(key, language, value)]] : [])),
  );
}

function translation(key: SettingKey, language: Language, stored: string) {
  const name = `${key} ${language}`;
  const last = readings.get(name);
  if (last && last.stored === stored) return last.value;

  const reading = readStored(registry[key], stored);
  if (!reading.fits) {
    const { problem } = reading;
    log.warn({ key, language, problem }, "a translated setting is invalid; the main language's is used");
  }
  const value = reading.fits ? reading.value : undefined;
  readings.set(name, { stored, value });
  return value;
}

/** The texts of a tab that a further language has; `isLocked`: until the transaction ends. */
export async function readTranslatedTexts(
  executor: Transaction | Database,
  { tab, language }: FurtherTab,
  isLocked = false,
): Promise<Map<SettingKey, string>> {
  const query = executor
    .select({ key: settingTranslations.key, value: settingTranslations.value })
    .from(settingTranslations)
    .where(
      and(
        eq(settingTranslations.language, language),
        inArray(settingTranslations.key, keysIn(tab, language)),
      ),
    )
    .orderBy(settingTranslations.key)
    .$dynamic();
  const rows = await (isLocked ? query.for("update") : query);
  return new Map(rows.map(({ key, value }) => [key as SettingKey, value])); // the keys of the query
}

/** The values of a tab in a further language; an invalid one is as in the main language. */
export function translatedValues(
  { tab, language }: FurtherTab,
  texts: ReadonlyMap<SettingKey, string>,
): DocumentContent {
  return Object.fromEntries(
    keysIn(tab, language).map((key) => {
      const text = texts.get(key);
      const reading = text === undefined ? undefined : readStored(registry[key], text);
      return [key, reading?.fits ? reading.value : inheritedSetting(key)];
    }),
  );
}

/**
 * Stores the changed ones of these texts in a further language, each with an audit entry; an empty one is as in the main
 * language. `stored`: the texts before. Returns the keys that changed.
 */
export async function writeTranslations(
  tx: Transaction,
  language: Language,
  {
    action,
    texts,
    stored,
    by,
  }: { action: string; texts: Map<SettingKey, string>; stored: Map<SettingKey, string>; by: Staff },
): Promise<SettingKey[]> {
  const changed: SettingKey[] = [];
  for (const [key, value] of texts) {
    const before = stored.get(key) ?? "";
    if (before === value) continue;

    if (value === "") {
      await tx
        .delete(settingTranslations)
        .where(and(eq(settingTranslations.key, key), eq(settingTranslations.language, language)));
    } else {
      const written = { value, updatedAt: new Date(), updatedBy: by.id };
      await tx
        .insert(settingTranslations)
        .values({ key, language, ...written })
        .onConflictDoUpdate({
          target: [settingTranslations.key, settingTranslations.language],
          set: written,
        });
    }
    await recordAudit(tx, {
      actor: by,
      action,
      subject: settingSubject(key, language),
      before,
      after: value,
    });
    changed.push(key);
  }
  return changed;
}
