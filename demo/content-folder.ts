import { fileURLToPath } from "node:url";

/** The data files of the demo: beside this file, and in a build beside the chunk that has it. */
export const contentFolder = fileURLToPath(new URL("./content", import.meta.url));
