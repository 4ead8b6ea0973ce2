/** `npm run scan`: third-party scanners against a separate site; see scan.ts. */
import { runScanners } from "./scan.ts";

process.exit(await runScanners(process.argv.slice(2)));
