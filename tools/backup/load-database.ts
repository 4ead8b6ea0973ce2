import { Readable } from "node:stream";
import { json } from "node:stream/consumers";
import type { Sql, TransactionSql } from "postgres";
import { ArchiveError } from "../archive/archive-error.ts";
import { expandPart } from "../archive/parts.ts";
import { type OpenEntry, readEntries } from "../archive/read-archive.ts";
import { copyIn, digestTable, listTables, quoted, setCanonicalFormat } from "../archive/tables.ts";
import { type BackupContents, names } from "./contents.ts";
import { messages } from "./messages.ts";
import { setSequences } from "./sequences.ts";
import { addWaitingJobs } from "./waiting-jobs.ts";

/**
 * Fills new tables in one transaction and compares them with the manifest. Foreign keys and triggers would impose an
 * order on the rows; they are disabled, and the keys are checked at the end.
 */
export async function loadDatabase(sql: Sql, file: string, contents: BackupContents) {
  await sql.begin(async (tx) => {
    await setCanonicalFormat(tx);
    const tables = (await listTables(tx)).map(({ name }) => `public.${quoted(name)}`);
    await tx.unsafe(`truncate ${tables.join(", ")}`);
    await withoutRules(tx, tables, () => loadRows(tx, file, contents));
    await setSequences(tx, contents.sequences);
    for (const table of contents.tables) {
      const { rows, sha256 } = await digestTable(tx, table);
      if (sha256 !== table.sha256) throw new ArchiveError(messages.rowsDiffer(table.name, rows, table.rows));
    }
  });
}

async function loadRows(tx: TransactionSql, file: string, { tables }: BackupContents) {
  const byFolder = new Map(tables.map((table) => [names.rows(table.name), table]));
  const entries = readEntries(file);
  let entry = await entries.next();

  async function* partsIn(folder: string) {
    while (!entry.done && folderOf(entry.value) === folder) {
      yield await expandPart(entry.value.body);
      entry = await entries.next();
    }
  }
  while (!entry.done) {
    const folder = folderOf(entry.value);
    const table = byFolder.get(folder);
    if (table) {
      await copyIn(tx, table, partsIn(folder)); // the parts of a table are consecutive
    } else {
      if (entry.value.name === names.jobs)
        await addWaitingJobs(tx, await json(Readable.from(entry.value.body)));
      entry = await entries.next();
    }
  }
}

const folderOf = ({ name }: OpenEntry) => name.slice(0, name.lastIndexOf("/"));

async function withoutRules(tx: TransactionSql, tables: string[], load: () => Promise<void>) {
  const keys = await tx<{ table: string; name: string; definition: string }[]>`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`;
  for (const { table, name } of keys) await tx.unsafe(`alter table ${table} drop constraint ${quoted(name)}`);
  for (const table of tables) await tx.unsafe(`alter table ${table} disable trigger user`);
  await load();
  for (const table of tables) await tx.unsafe(`alter table ${table} enable trigger user`);
  for (const { table, name, definition } of keys)
    await tx.unsafe(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
}
