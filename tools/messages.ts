/** Texts of commands without a separate folder. */
export const messages = {
  buildFailed: "The build failed.",
  invalidName: (name: string, what: string) =>
    `“${name}” is not a valid name for a ${what}. Use lower-case words joined by hyphens, like fact-sheet.`,
  reservedName: (name: string) =>
    `“${name}” is a reserved word of JavaScript. Use two words, like ${name}-list.`,
} as const;
