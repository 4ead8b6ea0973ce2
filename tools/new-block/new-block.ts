import { execFileSync } from "node:child_process";
import { root } from "../root.ts";
import { makeBlock } from "./block-folder.ts";

// `npm run new:block NAME`: a new kind of block with all its parts, entered wherever blocks are listed.

const [name = ""] = process.argv.slice(2);
try {
  makeBlock(`${root}app/blocks`, name);
  execFileSync("node_modules/.bin/biome", ["check", "--write", "app/blocks"], { cwd: root, stdio: "ignore" });
  console.log(`app/blocks/${name} is there, with a heading and a text to begin with.`);
  console.log(
    "Write its schema and view, then see it at /admin/blocks. docs/blocks.md says what belongs where.",
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
