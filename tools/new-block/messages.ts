/** Output of `npm run new:block`. */
export const messages = {
  created: (
    type: string,
    imported: string,
    listed: string,
  ) => `Created app/blocks/${type}, a block type with a heading and a text.

Register it in app/blocks/registry.ts, at its position in the picker:

  ${imported}
  ${listed}

Then change its schema and view, and replace the props in revision-1.json with the schema's example. The block is
shown at /admin/blocks. Each file: docs/blocks.md`,
  nameTaken: (type: string) => `The block type “${type}” already exists. Choose another name.`,
} as const;
