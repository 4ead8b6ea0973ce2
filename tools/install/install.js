/**
 * `node tools/install/install.js [FOLDER…]`: the first step of the npm scripts for fresh clones. It installs the
 * packages of the root and of the named folders, including the Node version of all following steps. Plain JavaScript
 * without packages, because it runs on the machine's own Node.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { missingNode } from "./node.js";
import { ensurePackages } from "./packages.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
for (const folder of ["", ...process.argv.slice(2)]) await ensurePackages(join(root, folder));

const problem = missingNode(root, JSON.parse(readFileSync(join(root, "package.json"), "utf8")));
if (problem) {
  console.error(problem);
  process.exit(1);
}
