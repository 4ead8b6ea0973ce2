import type { DocumentContent } from "#app/domain/documents/content.ts";
import { isSame } from "#app/domain/documents/is-same.ts";
import { englishNameOf } from "#app/languages/english-name.ts";
import { isLanguage } from "#app/languages/language.ts";
import { messages } from "./messages.ts";

/**
 * The main language of the site is never a further one, and no further one becomes the main one: its pages would then be
 * unreachable, and those of the main language would be taken for pages in another language.
 */
export function languageProblems(
  draft: DocumentContent,
  saved: DocumentContent,
): { path: string[]; message: string }[] {
  const { site_language: main, further_languages: further } = draft;
  const isMainSame = isSame(main, saved.site_language);
  if (!isLanguage(main) || (isMainSame && isSame(further, saved.further_languages))) return [];
  const name = englishNameOf(main);
  const isNowFurther = isAmong(main, further);
  const wasFurther = !isMainSame && isAmong(main, saved.further_languages);
  return [
    ...(wasFurther || (isNowFurther && !isMainSame)
      ? [{ path: ["site_language"], message: messages.furtherLanguageAsMain(name) }]
      : []),
    ...(isNowFurther ? [{ path: ["further_languages"], message: messages.mainLanguageAsFurther(name) }] : []),
  ];
}

const isAmong = (language: string, list: unknown) => Array.isArray(list) && list.includes(language);
