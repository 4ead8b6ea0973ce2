import { root } from "../root.ts";
import { makeContentType } from "./content-type-files.ts";

// `npm run new:content-type NAME`: a new content type with its table, migration, public pages and test.

const [name = ""] = process.argv.slice(2);
try {
  const { type, collection, plural } = makeContentType(root, name);
  console.log(`The content type ${type} has been created, with a title, a summary and a text.

  app/domain/content-types/${type}.ts   its fields, addresses and words
  db/schema/${collection}.ts   a column for each field
  app/site/content-types/${type}.server.test.ts

Start the site: editors find ${plural} at /admin/content/${collection}, visitors at /${collection}.
For a new field, add its column and run: npm run db:generate -- --name what-changes
docs/content-types.md describes the rest.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
