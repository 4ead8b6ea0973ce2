import type { Sql } from "postgres";
import { DatabaseStateError } from "./migration-list.ts";

/* The name of a schema that exists during a restore and after an incomplete one. */
const mark = "unfinished_restore";

/** Called before any change; idempotent. */
export async function markUnfinished(sql: Sql) {
  await sql`create schema if not exists ${sql(mark)}`;
}

/** Called after everything was restored. */
export async function unmark(sql: Sql) {
  await sql`drop schema if exists ${sql(mark)}`;
}

/** Whether a restore into this database is running or incomplete. */
export async function isUnfinished(sql: Sql): Promise<boolean> {
  const found = await sql`select from pg_namespace where nspname = ${mark}`;
  return found.length > 0;
}

/** Throws a DatabaseStateError after an incomplete restore. */
export async function requireFinished(sql: Sql) {
  if (!(await isUnfinished(sql))) return;
  throw new DatabaseStateError(
    "A restore into this database did not come to its end, so what it holds is not whole. " +
      "Run it again with the same archive: site restore ARCHIVE",
  );
}
