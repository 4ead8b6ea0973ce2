/** `npm run bench -- NAME [options]`: one of the measurements in this folder; see bench.ts. */
import { runBench } from "./bench.ts";

await runBench(process.argv.slice(2));
