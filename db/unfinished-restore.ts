import type { Sql } from "postgres";
import { DatabaseStateError } from "./database-state-error.ts";

/*
 * While a restore is under way, and after one that did not come to its end, the database has a schema of this name.
 */
const mark = "unfinished_restore";

/** Before anything is touched; doing it twice is harmless. */
export async function markUnfinished(sql: Sql) {
  await sql`create schema if not exists ${sql(mark)}`;
}

/** After everything is in its place. */
export async function unmark(sql: Sql) {
  await sql`drop schema if exists ${sql(mark)}`;
}

/** Whether a restore into this database is under way, or did not come to its end. */
export async function isUnfinished(sql: Sql): Promise<boolean> {
  const found = await sql`select from pg_namespace where nspname = ${mark}`;
  return found.length > 0;
}

/** Throws a DatabaseStateError when a restore into this database did not come to its end. */
export async function requireFinished(sql: Sql) {
  if (!(await isUnfinished(sql))) return;
  throw new DatabaseStateError(
    "A restore into this database did not come to its end, so what it holds is not whole. " +
      "Run it again with the same archive: site restore ARCHIVE",
  );
}
