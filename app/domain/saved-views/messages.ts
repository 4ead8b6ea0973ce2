/** Checks of saved views. */
export const messages = {
  enterAName: "Enter a name for the view",
  useAtMost40: "Use at most 40 characters",
  useVisibleCharacters: "Use letters, digits and visible symbols",
} as const;
