/** Why a translation is not created. */
export const messages = {
  alreadyTranslated: (title: string) => `There is a translation already: “${title}”`,
  homeIsTaken:
    "This language has a home page that is not a translation of this one. Edit that page, or delete it first",
} as const;
