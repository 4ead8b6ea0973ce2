/** Interface text of settings in further languages. */
export const messages = {
  asIn: (mainLanguage: string) => `As in ${mainLanguage}`,
  useMain: "Use the main language’s text",
} as const;
