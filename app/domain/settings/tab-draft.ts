import { z } from "zod";
import { contentChangesSchema, type DocumentContent } from "#app/domain/documents/content.ts";
import { isSame } from "#app/domain/documents/is-same.ts";
import type { ContentLanguage } from "#db/schema/columns.ts";
import { languageProblems } from "./language-problems.ts";
import { keysIn, registry, type SettingKey, type Settings } from "./registry.ts";
import type { SettingTab } from "./section.ts";
import type { LanguageTab } from "./tab-key.ts";
import { contrastProblems } from "./tabs.ts";

/** A value in a draft that its setting refuses, with the place inside a list: `["contact_phones", 2]`. */
export interface SettingProblem {
  path: (string | number)[];
  message: string;
}

const MAX_TEXT = 100_000;
const MAX_ITEMS = 500;

const typedText = z.string().max(MAX_TEXT);
const typedItem = z.union([typedText, z.record(z.string(), z.union([typedText, z.undefined()]))]);

/** The values that settings have while they are typed: texts, numbers, flags and lists. */
const typedValue = z.union([typedText, z.number(), z.boolean(), z.null(), z.array(typedItem).max(MAX_ITEMS)]);

/** The changes of a save. */
export const tabChangesSchema = ({ tab, language }: LanguageTab) =>
  contentChangesSchema(z.object(Object.fromEntries(keysIn(tab, language).map((key) => [key, typedValue]))));

/** A stored draft or version: the values of this tab's settings. Those that are missing are not in it. */
export const tabDraftSchema = (tab: SettingTab, language: ContentLanguage = ""): z.ZodType<DocumentContent> =>
  z
    .record(z.string(), z.unknown())
    .transform((draft) =>
      Object.fromEntries(keysIn(tab, language).flatMap((key) => (key in draft ? [[key, draft[key]]] : []))),
    );

/** What is stored in a setting without a value. */
export function blankSetting(key: SettingKey): unknown {
  const { control } = registry[key];
  if (control === "number") return null;
  if (control === "toggle") return false;
  return control === "list" || control === "choices" ? [] : "";
}

/** What a setting of a further language has while it is as in the main language. An empty list is another value. */
export function inheritedSetting(key: SettingKey): unknown {
  const blank = blankSetting(key);
  return Array.isArray(blank) ? null : blank;
}

/** Whether a value in a further language is as in the main language. */
export function isInherited(key: SettingKey, value: unknown): boolean {
  const trimmed = typeof value === "string" ? value.trim() : value;
  return value === undefined || isSame(trimmed, inheritedSetting(key));
}

/**
 * The problems that prevent saving a tab. Saved values may stay, because they can be older than a rule, and so may
 * colours that were illegible together before.
 */
export function problemsOfTab(
  tab: SettingTab,
  draft: DocumentContent,
  saved: DocumentContent,
  language: ContentLanguage = "",
): SettingProblem[] {
  const refused = keysIn(tab, language).flatMap((key): SettingProblem[] => {
    if (isSame(draft[key], saved[key]) || (language && isInherited(key, draft[key]))) return [];
    const { error } = registry[key].schema.safeParse(draft[key]);
    return (error?.issues ?? []).map(({ path, message }) => ({
      path: [key, ...path.filter((step) => typeof step !== "symbol")],
      message,
    }));
  });
  if (tab !== "brand" || language) return refused;
  const known = contrastProblems(saved).map(({ key, message }) => key + message);
  const illegible = contrastProblems(draft).filter(({ key, message }) => !known.includes(key + message));
  return [
    ...refused,
    ...illegible.map(({ key, message }) => ({ path: [key], message })),
    ...languageProblems(draft, saved),
  ];
}

/**
 * What a preview shows of a draft: the values that Save would accept, and undefined for a text that is as in the main
 * language. For the others, the saved ones stay.
 */
export function previewedValues(
  tab: SettingTab,
  draft: DocumentContent,
  saved: DocumentContent,
  language: ContentLanguage = "",
): { values: Partial<Settings>; refused: SettingKey[] } {
  const problems = new Set(problemsOfTab(tab, draft, saved, language).map(({ path: [key] }) => key));
  const changed = keysIn(tab, language).filter((key) => key in draft && !isSame(draft[key], saved[key]));
  const accepted = changed.filter((key) => !problems.has(key));
  const previewed = (key: SettingKey) =>
    language && isInherited(key, draft[key]) ? undefined : registry[key].schema.parse(draft[key]);
  return {
    values: Object.fromEntries(accepted.map((key) => [key, previewed(key)])),
    refused: changed.filter((key) => problems.has(key)),
  };
}
