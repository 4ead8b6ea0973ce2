/**
 * `npm run scan`: outside scanners over a site of their own; see scan.ts. Plain JavaScript up to the point where the
 * packages are there.
 */
import { fileURLToPath } from "node:url";
import { ensurePackages } from "../../local/packages.js";

ensurePackages(fileURLToPath(new URL("../..", import.meta.url)));

const { register } = await import("tsx/esm/api");
register();
const { runScanners } = await import("./scan.ts");
process.exit(await runScanners(process.argv.slice(2)));
