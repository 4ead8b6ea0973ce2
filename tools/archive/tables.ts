import { createHash } from "node:crypto";
import type { Readable, Writable } from "node:stream";
import { finished } from "node:stream/promises";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { TransactionSql } from "postgres";
import { z } from "zod";
import { ArchiveError } from "./archive-error.ts";
import { messages } from "./messages.ts";

/*
 * Rows in the text format of COPY, which is the same across versions and platforms of PostgreSQL:
 * https://www.postgresql.org/docs/current/sql-copy.html#id-1.9.3.55.9.2
 */

export const tableShape = z.object({
  name: z.string(),
  /** Without generated columns. */
  columns: z.array(z.string()),
});
export type TableShape = z.output<typeof tableShape>;

/** A digest for comparing tables. */
export const tableDigest = z.object({
  rows: z.number(),
  /** Hash of all rows in the text format of COPY, ordered by primary key. */
  sha256: z.string(),
});
export type TableDigest = z.output<typeof tableDigest>;

/** The tables of the schema `public`, by name. */
export async function listTables(tx: TransactionSql): Promise<TableShape[]> {
  return tx<TableShape[]>`
    select relname as name,
      array_agg(attname::text order by attnum) filter (where attgenerated = '') as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
    group by relname order by relname`;
}

/** Makes COPY output independent of the settings of server, role and database. */
export async function setCanonicalFormat(tx: TransactionSql) {
  await tx.unsafe(`
    set local datestyle = 'ISO, YMD'; set local timezone = 'UTC'; set local intervalstyle = 'postgres';
    set local extra_float_digits = 1; set local bytea_output = 'hex'; set local statement_timeout = 0;
    set local idle_in_transaction_session_timeout = 0`);
}

/** All rows ordered by primary key, in chunks of any size; columns in `without` are null. Requires `setCanonicalFormat`. */
export async function* copyOut(
  tx: TransactionSql,
  table: TableShape,
  without: readonly string[] = [],
): AsyncGenerator<Buffer> {
  const order = await orderOf(tx, table.name);
  const columns = table.columns.map((name) => (without.includes(name) ? "null" : `t.${quoted(name)}`));
  yield* copyQueryOut(
    tx,
    `select ${columns.join(", ")} from public.${quoted(table.name)} as t order by ${order}`,
  );
}

/** The rows of a query. */
async function* copyQueryOut(tx: TransactionSql, query: string): AsyncGenerator<Buffer> {
  const rows: Readable = await tx.unsafe(`copy (${query}) to stdout`).readable();
  try {
    yield* rows.iterator({ destroyOnReturn: false });
  } finally {
    rows.resume(); // also after an interruption: during a COPY the driver refuses the rollback, and never ends
    await finished(rows).catch(() => {}); // unless the connection broke
    rows._read(0); // the driver leaves its socket paused if the stream was full at the end, and then never responds
  }
}

/** Inserts rows written by `copyOut` into a table. Rejects for rows that do not match it. */
export async function copyIn(
  tx: TransactionSql,
  { name, columns }: TableShape,
  rows: AsyncIterable<Uint8Array>,
) {
  const table: Writable = await tx
    .unsafe(`copy public.${quoted(name)} (${columnList({ name, columns })}) from stdin`)
    .writable();
  const taken = finished(table);
  taken.catch(() => {});
  try {
    for await (const chunk of rows) await Promise.race([written(table, chunk), taken]);
    table.end();
    await nextTurn(); // from then on the connection accepts the next query
    // The driver does not report errors in the last rows to the stream; the next query gets them.
    await Promise.race([taken, tx`select 1`]);
  } catch (cause) {
    throw new ArchiveError(messages.rowsDoNotFit(name), { cause });
  }
}

function written(table: Writable, chunk: Uint8Array) {
  return new Promise<void>((resolve, reject) => {
    table.write(chunk, (error) => (error ? reject(error) : resolve()));
  });
}

/** Counts and hashes the rows of a table. Requires `setCanonicalFormat`. */
export async function digestTable(tx: TransactionSql, table: TableShape): Promise<TableDigest> {
  const digest = startDigest();
  for await (const chunk of copyOut(tx, table)) digest.update(chunk);
  return digest.end();
}

/** Each row ends with a line break; those within a row are written as `\n`. */
export function startDigest() {
  const hash = createHash("sha256");
  let rows = 0;
  return {
    update(chunk: Buffer) {
      hash.update(chunk);
      for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) rows += 1;
    },
    end: (): TableDigest => ({ rows, sha256: hash.digest("hex") }),
  };
}

/** Sorted by bytes, because collations differ between machines. */
async function orderOf(tx: TransactionSql, table: string) {
  const keys = await tx<{ name: string }[]>`
    select attname::text as name
    from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
    where indrelid = ${`public.${quoted(table)}`}::regclass and indisprimary
    order by array_position(indkey::int2[], attnum)`;
  const parts = keys.length > 0 ? keys.map(({ name }) => `t.${quoted(name)}`) : ["t"];
  return parts.map((part) => `${part}::text collate "C"`).join(", ");
}

const columnList = ({ columns }: TableShape) => columns.map(quoted).join(", ");

/** Quotes an SQL identifier. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
