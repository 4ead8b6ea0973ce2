import type { DocumentType } from "#app/admin/editor/editor-type.ts";
import { registry, type SettingKey } from "#app/domain/settings/registry.ts";
import { valueInWords } from "#app/domain/settings/stored-value.ts";
import {
  blankSetting,
  inheritedSetting,
  isInherited,
  problemsOfTab,
} from "#app/domain/settings/tab-draft.ts";
import type { LanguageTab } from "#app/domain/settings/tab-key.ts";
import { messages } from "./messages.ts";

const asKey = (field: string) => field as SettingKey; // the fields of a tab are its settings

/** A settings tab, or its texts in a further language, as a document. */
export function tabTypeOf({ tab, language }: LanguageTab): DocumentType {
  return {
    noun: "tab",
    labelOf: (field) => registry[asKey(field)]?.label ?? field,
    inWords: (field, value) =>
      language && isInherited(asKey(field), value)
        ? messages.asInMain
        : valueInWords(registry[asKey(field)], value),
    blankOf: (field) => (language ? inheritedSetting : blankSetting)(asKey(field)),
    problemsOf: (draft, saved) => problemsOfTab(tab, draft, saved, language),
  };
}
