import { type ContentTypeName, contentTypes } from "#app/domain/content-types/registry.ts";
import { contentTranslations } from "./content-translations.server.ts";
import { pageTranslations } from "./page-translations.server.ts";
import type { TranslationActions } from "./translation-actions.server.ts";

/** Translations of pages or of a content type; undefined for types that are the same in all languages. */
export function translationActionsFor(kind: "page" | ContentTypeName): TranslationActions | undefined {
  return kind === "page" ? pageTranslations : contentTranslations(contentTypes[kind]);
}
