import type { TranslationState } from "#app/domain/translations/list-translations.server.ts";

/** Interface text of the panel with the languages of a document. */
export const messages = {
  title: "Languages",
  about: (noun: string) =>
    `A translation starts as an unpublished copy of this ${noun}. Replace its text and address, then publish it.`,
  thisDocument: (noun: string) => `This ${noun}`,
  translateInto: (language: string) => `Translate into ${language}`,
  missing: "Not translated",
  noneIn: (nouns: string, language: string) => `No ${nouns} in ${language} yet`,
  howToTranslate: (main: string, language: string) =>
    `Open one in ${main}, then choose Languages in its menu and translate it into ${language}.`,
  allIn: (nouns: string, language: string) => `Show ${nouns} in ${language}`,
  states: {
    draft: "Draft",
    published: "Published",
    "source-changed": "Original changed",
  } satisfies Record<TranslationState, string>,
  originalChanged: (language: string) => `The ${language} original has changed since`,
  whatToDo: (noun: string) => `Update this ${noun}, then mark it as translated.`,
  showChanges: "Show changes",
  markAsTranslated: "Mark as translated",
  linkToUntranslated: (title: string) =>
    `A link points to “${title}”, which has no translation in this language`,
  chosenUntranslated: (title: string) =>
    `The page “${title}” has no translation in this language: visitors do not see it`,
  untranslatedTexts: (count: number, first: string) => {
    const start = first.length > 60 ? `${first.slice(0, 60).trimEnd()}…` : first;
    return count === 1
      ? `A text is still that of the original: “${start}”`
      : `${count} texts are still those of the original, such as “${start}”`;
  },
  chosenUnpublished: (title: string) => `The page “${title}” is not published: visitors do not see it`,
} as const;
