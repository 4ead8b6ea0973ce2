import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Sql, TransactionSql } from "postgres";
import journal from "./migrations/meta/_journal.json" with { type: "json" };

/** The database's state is incompatible with this version of the site. The message is for the operator. */
export class DatabaseStateError extends Error {
  override name = "DatabaseStateError";
}

/** The SQL files of all migrations: beside this file, and in a build beside its chunk. */
export const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));

/** The names of all migrations, in order. */
export const migrations: string[] = journal.entries.map(({ tag }) => tag);

/** The name of the migration with this timestamp in milliseconds. */
export const migrationAt = (when: number) => journal.entries.find((entry) => entry.when === when)?.tag;

/** The number of applied migrations. Throws a DatabaseStateError if the database has unknown ones. */
export async function countApplied(sql: Sql | TransactionSql): Promise<number> {
  const [table] = await sql`select to_regclass('drizzle.__drizzle_migrations') as found`;
  if (!table?.found) return 0;
  const applied = await sql<{ when: number }[]>`
    select created_at::float8 as when from drizzle.__drizzle_migrations order by created_at`;
  const isKnown = applied.every(({ when }, position) => journal.entries[position]?.when === when);
  if (!isKnown)
    throw new DatabaseStateError("The database has been migrated by a newer version of the site.");
  return applied.length;
}

/** Calls `use` with a folder that contains only the first `count` migrations. */
export async function withMigrations<Result>(count: number, use: (folder: string) => Promise<Result>) {
  const own = await mkdtemp(join(tmpdir(), "migrations-"));
  try {
    const entries = journal.entries.slice(0, count);
    await mkdir(join(own, "meta"));
    await writeFile(join(own, "meta/_journal.json"), JSON.stringify({ ...journal, entries }));
    for (const { tag } of entries) await cp(join(migrationsFolder, `${tag}.sql`), join(own, `${tag}.sql`));
    return await use(own);
  } finally {
    await rm(own, { recursive: true, force: true });
  }
}
