/** Interface text of settings in further languages. */
export const messages = {
  asIn: (mainLanguage: string) => `As in ${mainLanguage}`,
  asInMain: "As in the main language",
  useMain: "Use the main language’s text",
  useMainList: "Use the main language’s list",
  copyFrom: (mainLanguage: string) => `Copy from ${mainLanguage}`,
  leaveEmpty: "Leave empty",
  isEmpty: "Empty: visitors of this language see none.",
} as const;
