/** Output of `npm run new:content-type`. */
export const messages = {
  created: (
    type: string,
    collection: string,
    plural: string,
  ) => `Created the content type ${type} with a title, a summary, a text and the fields that you named:

  app/domain/content-types/${type}.ts   fields, addresses and labels
  db/schema/${collection}.ts   a column for each field
  app/site/content-types/${type}.server.test.ts

Start the site: the ${plural} are at /admin/content/${collection}, and published ones at /${collection}.
To add a field later, add it to the definition, the table and the test, and run: npm run db:generate -- --name what-changes
Details: docs/content-types.md`,
  fieldTaken: (name: string) =>
    `Every content type has the field or column “${name}”, or you named it twice.`,
  invalidField: (field: string, kinds: string) =>
    `“${field}” is not a valid field. Use NAME:KIND or NAME:KIND:optional, like closingDate:date:optional. Kinds: ${kinds}.`,
  nameTaken: (type: string, taken: string) => `The name “${type}” is taken by ${taken}. Choose another name.`,
  noMigration: (output: string) => `drizzle-kit did not generate a migration:\n${output}`,
  noPosition: (path: string, text: string) => `${path} has no position to insert this text at: ${text}`,
} as const;
