import type { Staff } from "#app/domain/accounts/account.ts";
import type { DocumentContent } from "#app/domain/documents/content.ts";
import { isSame } from "#app/domain/documents/is-same.ts";
import { inLanguage } from "#app/domain/settings/default-texts.ts";
import { keysIn, registry, type SettingKey } from "#app/domain/settings/registry.ts";
import type { SettingTab } from "#app/domain/settings/section.ts";
import { languageIn, readTexts, valuesOfTab, writeSettings } from "#app/domain/settings/settings.server.ts";
import { readStored, writeStored } from "#app/domain/settings/stored-value.ts";
import { isInherited } from "#app/domain/settings/tab-draft.ts";
import type { LanguageTab } from "#app/domain/settings/tab-key.ts";
import {
  readTranslatedTexts,
  translatedValues,
  writeTranslations,
} from "#app/domain/settings/translations.server.ts";
import type { Language } from "#app/languages/language.ts";
import type { Database, Transaction } from "#app/platform/database.server.ts";

export type Texts = Map<SettingKey, string>;

/** Where the published values of a settings tab are stored, as texts. */
interface TabTexts {
  /** `isLocked`: until the transaction ends. */
  read: (executor: Transaction | Database, isLocked?: boolean) => Promise<Texts>;
  valuesOf: (texts: Texts) => DocumentContent;
  /** A stored draft with the settings that are newer than it. */
  completed: (draft: DocumentContent, texts: Texts) => DocumentContent;
  /** A value as text. */
  textOf: (key: SettingKey, value: unknown) => string;
  /** Stores the changed ones, each with an audit entry. Returns their keys. */
  write: (tx: Transaction, change: Change) => Promise<SettingKey[]>;
}

interface Change {
  action: string;
  texts: Texts;
  /** The texts before. */
  stored: Texts;
  by: Staff;
}

export function tabTextsOf({ tab, language }: LanguageTab): TabTexts {
  return language ? translationsOf(tab, language) : settingsOf(tab);
}

/** The settings of the site, whose defaults are in its main language. */
function settingsOf(tab: SettingTab): TabTexts {
  const valuesOf = (texts: Texts) => valuesOfTab(tab, texts);
  return {
    read: (executor, isLocked) => readTexts(executor, tab, isLocked),
    valuesOf,
    /** A draft can also be older than the site's language. */
    completed(draft, texts) {
      const language = languageIn(texts);
      const values = Object.entries({ ...valuesOf(texts), ...draft });
      return Object.fromEntries(
        values.map(([key, value]) => [
          key,
          key in registry ? inLanguage(key as SettingKey, value, language) : value,
        ]),
      );
    },
    textOf: (key, value) => writeStored(registry[key], value),
    write: (tx, { action, ...change }) => writeSettings(tx, action, change),
  };
}

/** The texts of a further language; one that is as in the main language is empty. */
function translationsOf(tab: SettingTab, language: Language): TabTexts {
  const valuesOf = (texts: Texts) => translatedValues({ tab, language }, texts);
  return {
    read: (executor, isLocked) => readTranslatedTexts(executor, { tab, language }, isLocked),
    valuesOf,
    completed: (draft, texts) => ({ ...valuesOf(texts), ...draft }),
    textOf: (key, value) => (isInherited(key, value) ? "" : writeStored(registry[key], value)),
    write: (tx, change) => writeTranslations(tx, language, change),
  };
}

/** The texts that saving a draft stores: of changed values, and of settings whose stored text is invalid. */
export function changedTexts({ tab, language }: LanguageTab, draft: DocumentContent, stored: Texts): Texts {
  const { valuesOf, textOf } = tabTextsOf({ tab, language });
  const saved = valuesOf(stored);
  return new Map(
    keysIn(tab, language).flatMap((key): [SettingKey, string][] => {
      const text = stored.get(key);
      const isReadable = text === undefined || readStored(registry[key], text).fits;
      if (isReadable && isSame(draft[key], saved[key])) return [];
      if (language && isInherited(key, draft[key])) return [[key, ""]];
      const { data, success } = registry[key].schema.safeParse(draft[key]);
      return success ? [[key, textOf(key, data)]] : [];
    }),
  );
}
