/** Texts about programs that a command needs. */
export const messages = {
  installing: (name: string) => `Installing ${name} …`,
  noBrowser: (command: string) =>
    `The end-to-end tests need Chromium. Install it as root: ${command}\nOr set CHROMIUM_PATH to an installed one.`,
  noProgram: (name: string, command: string) => `${name} is not installed. Install it as root: ${command}`,
} as const;
