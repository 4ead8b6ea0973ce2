import type { Sql, TransactionSql } from "postgres";
import { ensureBucket } from "#app/platform/storage.server.ts";
import { countApplied, migrations } from "#db/migration-list.ts";
import { ArchiveError } from "../archive/archive-error.ts";
import { addObject, listKeys, type ObjectRecord, type Place } from "../archive/objects.ts";
import { addInParts } from "../archive/parts.ts";
import {
  copyOut,
  listTables,
  setCanonicalFormat,
  startDigest,
  type TableDigest,
  type TableShape,
} from "../archive/tables.ts";
import type { ArchiveWriter } from "../archive/write-archive.ts";
import { type BackupContents, leftOut, names, type PlaceName } from "./contents.ts";
import { DRILL_PREFIX } from "./drill-leftovers.ts";
import { keyFingerprint } from "./key-fingerprint.ts";
import { messages } from "./messages.ts";
import { listSequences } from "./sequences.ts";
import { listWaitingJobs } from "./waiting-jobs.ts";

/** The source of a backup. */
export interface Source {
  sql: Sql;
  places: Record<PlaceName, Place>;
  siteUrl: string;
}

/**
 * Writes database, queue and objects into an archive while the site runs. Rows are from one snapshot. Objects are
 * immutable and stored before the row that references them, so objects that exist after the snapshot match it; objects
 * erased meanwhile are omitted.
 */
export async function fillBackup(
  { sql, places, siteUrl }: Source,
  archive: ArchiveWriter,
): Promise<BackupContents> {
  const database = await sql.begin("isolation level repeatable read read only", (tx) =>
    addDatabase(tx, archive),
  );
  return {
    ...database,
    siteUrl,
    keyFingerprint: keyFingerprint(),
    objects: {
      leads: await addPlace("leads", places.leads, archive),
      media: await addPlace("media", places.media, archive),
    },
  };
}

async function addDatabase(tx: TransactionSql, archive: ArchiveWriter) {
  await setCanonicalFormat(tx);
  const applied = await countApplied(tx);
  if (applied === 0) throw new ArchiveError(messages.nothingToBackUp);

  const [moment] = await tx<{ takenAt: string; serverVersion: string }[]>`
    select to_json(now()) #>> '{}' as "takenAt", current_setting('server_version') as "serverVersion"`;
  if (!moment) throw new Error("the database returned no time");

  const tables: (TableShape & TableDigest)[] = [];
  for (const table of await listTables(tx)) {
    if (leftOut.has(table.name)) continue;
    const digest = startDigest();
    await addInParts(archive, names.rows(table.name), watched(copyOut(tx, table), digest.update));
    tables.push({ ...table, ...digest.end() });
  }
  const jobs = await listWaitingJobs(tx);
  await archive.addBytes(names.jobs, Buffer.from(JSON.stringify(jobs)));
  const sequences = await listSequences(tx);
  return { ...moment, migrations: migrations.slice(0, applied), tables, sequences, jobs: jobs.length };
}

async function* watched(chunks: AsyncIterable<Buffer>, watch: (chunk: Buffer) => void) {
  for await (const chunk of chunks) {
    watch(chunk);
    yield chunk;
  }
}

async function addPlace(name: PlaceName, place: Place, archive: ArchiveWriter): Promise<ObjectRecord[]> {
  await ensureBucket(place.bucket);
  const records: ObjectRecord[] = [];
  for await (const key of listKeys(place)) {
    if (key.startsWith(DRILL_PREFIX)) continue; // a copy by a drill that runs or was killed
    const record = await addObject(archive, names.object(name, key), place, key);
    if (record) records.push(record);
  }
  return records;
}
