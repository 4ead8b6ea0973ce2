import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Sql } from "postgres";
import { connectPostgres } from "#db/connection/connect.ts";
import { migrations } from "#db/migration-list.ts";
import { ArchiveError } from "../archive/archive-error.ts";
import { hashObject, type ObjectRecord, type Place, removeOthers } from "../archive/objects.ts";
import { digestTable, setCanonicalFormat } from "../archive/tables.ts";
import { writeArchiveFile } from "../archive/write-archive.ts";
import { fillBackup, type Source } from "./backup.ts";
import { type BackupContents, backupKind, placeNames } from "./contents.ts";
import { newDrillName, removeDrillLeftovers } from "./drill-leftovers.ts";
import { messages } from "./messages.ts";
import { restore, type Target } from "./restore.ts";

/** A comparison by a drill: a table with its rows, or a location with its objects. */
export interface Comparison {
  name: string;
  count: number;
  isSame: boolean;
}

export interface Drill {
  contents: BackupContents;
  compared: Comparison[];
  /** The duration of the restore. */
  milliseconds: number;
}

/**
 * Restores a backup beside the site, into a temporary database and a temporary folder of the buckets, and compares
 * everything. Without a `file` it takes a backup first. When `signal` is aborted, it ends before the next step.
 * @param databaseUrl The site's database; its role needs the permission to create databases.
 */
export async function drill(
  source: Source,
  databaseUrl: string,
  { file, notify, signal }: { file?: string; notify?: (step: string) => void; signal?: AbortSignal } = {},
): Promise<Drill> {
  await requireCreateDatabase(source.sql);
  await removeDrillLeftovers(source.sql, Object.values(source.places));
  const name = newDrillName();
  const folder = await mkdtemp(join(tmpdir(), `${name}-`));
  const target: Target = {
    databaseUrl: withDatabase(databaseUrl, name),
    places: { leads: inFolder(source.places.leads, name), media: inFolder(source.places.media, name) },
  };
  // Connected to its database until the end, so that no cleanup takes a long drill for a killed one.
  const presence = connectPostgres(target.databaseUrl, "command", { max: 1, max_lifetime: null });
  try {
    await source.sql`create database ${source.sql(name)}`;
    await presence`select 1`;
    const archive = file ?? join(folder, "backup.tar");
    if (!file) {
      notify?.(messages.takingBackup);
      await writeArchiveFile(archive, backupKind, (writer) => fillBackup(source, writer), { signal });
    }
    const began = Date.now();
    const contents = await restore(archive, target, {
      notify(step) {
        signal?.throwIfAborted();
        notify?.(step);
      },
    });
    const milliseconds = Date.now() - began;
    notify?.(messages.comparing);
    return { contents, compared: await compare(contents, target), milliseconds };
  } finally {
    await presence.end();
    await source.sql`drop database if exists ${source.sql(name)} with (force)`;
    for (const place of placeNames) await removeOthers(target.places[place]);
    await rm(folder, { recursive: true, force: true });
  }
}

/** The same server, with the same TLS options. */
function withDatabase(databaseUrl: string, name: string): string {
  const url = new URL(databaseUrl);
  url.pathname = name;
  return url.href;
}

const inFolder = ({ bucket, prefix }: Place, name: string): Place => ({
  bucket,
  prefix: `${prefix}${name}/`,
});

/** Checked first, so that no backup is created for a drill that cannot run. */
async function requireCreateDatabase(sql: Sql) {
  const [role] = await sql<{ may: boolean }[]>`
    select rolsuper or rolcreatedb as may from pg_roles where rolname = current_user`;
  if (role?.may) return;
  throw new ArchiveError(messages.mayNotCreateDatabase);
}

/** Compares rows by content or, if later migrations may have changed it, by number. */
async function compare(contents: BackupContents, target: Target): Promise<Comparison[]> {
  const isCurrent = contents.migrations.length === migrations.length;
  const sql = connectPostgres(target.databaseUrl, "command", { max: 1 });
  try {
    const tables = await sql.begin(async (tx) => {
      await setCanonicalFormat(tx);
      const compared: Comparison[] = [];
      for (const table of contents.tables) {
        const { rows, sha256 } = await digestTable(tx, table);
        const isSame = rows === table.rows && (!isCurrent || sha256 === table.sha256);
        compared.push({ name: table.name, count: rows, isSame });
      }
      return compared;
    });
    const places = placeNames.map((name) => comparePlace(name, target.places[name], contents.objects[name]));
    return [...tables, ...(await Promise.all(places))];
  } finally {
    await sql.end();
  }
}

async function comparePlace(name: string, place: Place, records: ObjectRecord[]): Promise<Comparison> {
  let same = 0;
  for (const { key, sha256 } of records) if ((await hashObject(place, key)) === sha256) same += 1;
  return { name: messages.filesOf(name), count: same, isSame: same === records.length };
}
