import type { Sql, TransactionSql } from "postgres";
import { makeVariants } from "#app/domain/media/media-files.server.ts";
import { publishScheduled } from "#app/domain/pages/publishable-page.server.ts";
import { publishContent } from "#app/domain/publishing/publish-scheduled.server.ts";
import { countApplied, migrations } from "#db/migration-list.ts";
import { ArchiveError } from "../archive/archive-error.ts";
import { addObject, type ObjectRecord, type Place } from "../archive/objects.ts";
import { copyOut, listTables, setCanonicalFormat, startDigest } from "../archive/tables.ts";
import type { ArchiveWriter } from "../archive/write-archive.ts";
import { listWaitingJobs } from "../backup/waiting-jobs.ts";
import { contentTables, type ExportContents, names } from "./contents.ts";
import { messages } from "./messages.ts";

/** The source of an export; `media` is the location of its files. */
export interface Site {
  sql: Sql;
  media: Place;
}

/** Bytes of a part of a table's rows; also the memory that it needs. */
const partSize = 8 * 1024 * 1024;

/** Jobs that belong to the content: scheduled publications, and pending variants. */
export const contentJobs = [publishScheduled.name, publishContent.name, makeVariants.name];

/**
 * Writes content, settings and media into an archive while the site runs. Rows are from one snapshot and without the
 * ids of authors, who are users of this site. The output is reproducible.
 */
export async function fillExport({ sql, media }: Site, archive: ArchiveWriter): Promise<ExportContents> {
  const { keys, ...content } = await sql.begin("isolation level repeatable read read only", (tx) =>
    addContent(tx, archive),
  );
  const objects: ObjectRecord[] = [];
  const missing: string[] = [];
  for (const key of keys) {
    const record = await addObject(archive, names.object(key), media, key);
    if (record) objects.push(record);
    else missing.push(key);
  }
  return { ...content, objects, missing };
}

async function addContent(tx: TransactionSql, archive: ArchiveWriter) {
  await setCanonicalFormat(tx);
  const migration = migrations[(await countApplied(tx)) - 1];
  if (!migration) throw new ArchiveError(messages.nothingToExport);

  const shapes = new Map((await listTables(tx)).map((table) => [table.name, table]));
  const tables: ExportContents["tables"] = [];
  for (const name of contentTables) {
    const table = shapes.get(name);
    if (!table) throw new ArchiveError(messages.noTable(name));
    const digest = startDigest();
    let number = 0;
    for await (const part of partsOf(copyOut(tx, table, await listPeople(tx, name)))) {
      digest.update(part);
      number += 1;
      await archive.addBytes(names.part(name, number), part);
    }
    tables.push({ ...table, ...digest.end() });
  }
  await archive.addBytes(names.jobs, Buffer.from(JSON.stringify(await listContentJobs(tx))));
  return { migration, tables, keys: await listFiles(tx) };
}

/** The columns of a table that reference an account. */
async function listPeople(tx: TransactionSql, table: string): Promise<string[]> {
  const columns = await tx<{ name: string }[]>`
    select attname::text as name
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'f' and confrelid = 'accounts'::regclass and conrelid = ${`public.${table}`}::regclass`;
  return columns.map(({ name }) => name);
}

/** Without their ids, in an order that is independent of them. */
async function listContentJobs(tx: TransactionSql) {
  const jobs = (await listWaitingJobs(tx)).filter(({ name }) => contentJobs.includes(name));
  return jobs
    .map((job) => JSON.stringify(job))
    .sort()
    .map((job): unknown => JSON.parse(job));
}

/** The names of all files of the media library, originals and variants, in order. */
async function listFiles(tx: TransactionSql): Promise<string[]> {
  const rows = await tx<{ key: string }[]>`
    select key from media
    union select variant ->> 'key' from media, jsonb_array_elements(variants) as variant
    order by key`;
  return rows.map(({ key }) => key).sort();
}

/** Chunks of exactly `partSize` bytes, regardless of the input's chunks; the last one may be shorter. */
async function* partsOf(body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0);
  for await (const chunk of body) {
    rest = Buffer.concat([rest, chunk]);
    while (rest.byteLength >= partSize) {
      yield rest.subarray(0, partSize);
      rest = rest.subarray(partSize);
    }
  }
  if (rest.byteLength > 0) yield rest;
}
