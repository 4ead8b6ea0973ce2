import type { DocumentType } from "#app/admin/editor/editor-type.ts";
import { registry, type SettingKey } from "#app/domain/settings/registry.ts";
import { type SettingTab, settingTabs } from "#app/domain/settings/section.ts";
import { valueInWords } from "#app/domain/settings/stored-value.ts";
import { blankSetting, problemsOfTab } from "#app/domain/settings/tab-draft.ts";

/** Every settings tab as a document. */
export const tabTypes = Object.fromEntries(settingTabs.map((tab) => [tab, typeOf(tab)])) as Record<
  SettingTab,
  DocumentType
>;

const asKey = (field: string) => field as SettingKey; // the fields of a tab are its settings

function typeOf(tab: SettingTab): DocumentType {
  return {
    noun: "tab",
    labelOf: (field) => registry[asKey(field)]?.label ?? field,
    inWords: (field, value) => valueInWords(registry[asKey(field)], value),
    blankOf: (field) => blankSetting(asKey(field)),
    problemsOf: (draft, saved) => problemsOfTab(tab, draft, saved),
  };
}
