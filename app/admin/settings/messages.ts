/** Interface text of settings in further languages. */
export const messages = {
  asIn: (mainLanguage: string) => `As in ${mainLanguage}`,
  asInMain: "As in the main language",
  asMain: (isList: boolean) => `Use the main language’s ${isList ? "list" : "text"}`,
  copyFrom: (mainLanguage: string) => `Copy from ${mainLanguage}`,
  leaveEmpty: "Leave empty",
  isEmpty: "Empty: visitors of this language see none.",
} as const;
