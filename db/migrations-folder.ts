import { fileURLToPath } from "node:url";

/** The SQL files of all migrations: beside this file, and in a build beside its chunk. */
export const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));
