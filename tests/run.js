/**
 * `npm test`: everything there is, or with `--only checks`, `--only unit` or `--only e2e` (and then names of test files)
 * a part. Plain JavaScript up to the point where the packages are there; see runner/suite.ts for what follows.
 */
import { fileURLToPath } from "node:url";
import { ensurePackages } from "../local/packages.js";

ensurePackages(fileURLToPath(new URL("..", import.meta.url)));

const { register } = await import("tsx/esm/api");
register();
const { runSuite } = await import("./runner/suite.ts");
process.exit(await runSuite(process.argv.slice(2)));
