import { fileURLToPath } from "node:url";

/** The starter pages, a folder per language: beside this file, and in a build beside its chunk. */
export const pagesFolder = fileURLToPath(new URL("./pages", import.meta.url));
