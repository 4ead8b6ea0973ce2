/**
 * `npm test`: the whole suite or, with `--only checks`, `--only unit` or `--only e2e` (and then names of test files), a
 * part; see runner/suite.ts.
 */
import { runSuite } from "./runner/suite.ts";

process.exit(await runSuite(process.argv.slice(2)));
