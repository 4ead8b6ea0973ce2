/** Interface text of the screens of a content type. */
export const messages = {
  everyLanguage: "Every language",
  languageRemoved: "This language is no longer one of the site’s. Choose another language",
} as const;
