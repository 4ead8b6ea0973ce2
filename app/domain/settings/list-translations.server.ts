import { db } from "#app/platform/database.server.ts";
import { listChangedSettings } from "./history.server.ts";
import { keysIn, registry } from "./registry.ts";
import { type ListedSetting, readTexts, valuesOfTab } from "./settings.server.ts";
import { readStored } from "./stored-value.ts";
import type { FurtherTab } from "./tab-key.ts";
import { readTranslatedTexts, translatedValues } from "./translations.server.ts";

/** The texts of a tab in a further language for the admin; `default` is what visitors read without its own text. */
export async function listTranslations({ tab, language }: FurtherTab): Promise<ListedSetting[]> {
  const [stored, main, changed] = await Promise.all([
    readTranslatedTexts(db, { tab, language }),
    readTexts(db, tab),
    listChangedSettings({ tab, language }),
  ]);
  const values = translatedValues({ tab, language }, stored);
  const fallbacks = valuesOfTab(tab, main, language);
  return keysIn(tab, language).map((key) => {
    const text = stored.get(key);
    const reading = text === undefined ? undefined : readStored(registry[key], text);
    const { default: standard } = registry[key];
    return {
      ...{ key, stored: text, version: 0 },
      value: (values[key] ?? fallbacks[key] ?? standard) as ListedSetting["value"], // has every key of the tab
      default: fallbacks[key] ?? standard,
      hasHistory: changed.has(key),
      problem: reading?.fits === false ? reading.problem : undefined,
    };
  });
}
