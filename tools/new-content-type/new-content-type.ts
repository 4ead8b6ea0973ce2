import { root } from "../root.ts";
import { makeContentType } from "./content-type-files.ts";
import { messages } from "./messages.ts";

// `npm run new:content-type NAME [FIELD:KIND…]`: a new content type with its table, migration, public pages and test.

const [name = "", ...fields] = process.argv.slice(2);
try {
  const { type, collection, plural } = makeContentType(root, name, fields);
  console.log(messages.created(type, collection, plural));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
