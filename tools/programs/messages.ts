/** Texts about programs that a command needs. */
export const messages = {
  installing: (name: string) => `Installing ${name} …`,
  noProgram: (name: string, command: string, variable: string) =>
    `${name} is not installed. Install it as root: ${command}; or set ${variable} to an installed one`,
} as const;
