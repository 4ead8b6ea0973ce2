/** `npm run scan`: outside scanners over a site of their own; see scan.ts. */
import { runScanners } from "./scan.ts";

process.exit(await runScanners(process.argv.slice(2)));
