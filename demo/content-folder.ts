import { fileURLToPath } from "node:url";

/** The demo's data files: beside this file, and in a build beside its chunk. */
export const contentFolder = fileURLToPath(new URL("./content", import.meta.url));
