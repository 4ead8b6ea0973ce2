/** Interface text of the screens of a content type. */
export const messages = {
  changedPlaces: (places: number) =>
    places === 1
      ? "One place shows this block. Publishing changes it:"
      : `${places} places show this block. Publishing changes all of them:`,
  everyLanguage: "Every language",
  languageRemoved: "This language is no longer one of the site’s. Choose another language",
} as const;
