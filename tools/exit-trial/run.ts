/** `npm run exit-trial [-- FOLDER]`: builds and tests this tree with React Router 7; see trial.ts. */
import { runTrial } from "./trial.ts";

process.exit(await runTrial(process.argv[2]));
