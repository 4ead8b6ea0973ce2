import { fileURLToPath } from "node:url";

/** The SQL files of all migrations: beside this file, and in a build beside the chunk that has it. */
export const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));
