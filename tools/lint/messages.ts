/** Output of the check for retired names. */
export const messages = {
  retired: (file: string, line: number, name: string, replacement: string) =>
    `${file}:${line}: ${name} is retired. Use ${replacement} (tools/lint/retired-names.json).`,
} as const;
