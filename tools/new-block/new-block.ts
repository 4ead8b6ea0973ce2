import { root } from "../root.ts";
import { makeBlock, registryEntry } from "./block-folder.ts";
import { messages } from "./messages.ts";

// `npm run new:block NAME`: a new block type with all its parts.

const [name = ""] = process.argv.slice(2);
try {
  makeBlock(root, name);
  const { imported, listed } = registryEntry(name);
  console.log(messages.created(name, imported, listed));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
