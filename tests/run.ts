/**
 * `npm test`: the whole suite or, with `--only` and `checks`, `unit`, `e2e` or `engines` (and then names of test files), a
 * part; see runner/suite.ts.
 */
import { runSuite } from "./runner/suite.ts";

process.exit(await runSuite(process.argv.slice(2)));
