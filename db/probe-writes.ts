import type { Sql } from "postgres";

/** Rows that each fill most of a page: 64 new pages are 512 kB. */
const ROWS = 64;
const ROW_BYTES = 1900;

/**
 * Rejects with PostgreSQL's error when the database cannot store anything: on a full disk (53100), or while it is
 * read-only (25006). A new table is always allocated on the disk, unlike rows that fit into pages with free space.
 */
export async function probeWrites(sql: Sql) {
  await sql.begin(async (tx) => {
    await tx`create temporary table write_probe (filler text) with (fillfactor = 10) on commit drop`;
    await tx`insert into write_probe select repeat('x', ${ROW_BYTES}) from generate_series(1, ${ROWS})`;
  });
}
