/**
 * `npm run bench -- NAME [options]`: one of the measurements in this folder; see bench.ts. Plain JavaScript up to the
 * point where the packages are there.
 */
import { fileURLToPath } from "node:url";
import { ensurePackages } from "../../local/packages.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
ensurePackages(root);

const { register } = await import("tsx/esm/api");
register();
const { runBench } = await import("./bench.ts");
await runBench(process.argv.slice(2));
