import type { Sql } from "postgres";
import { homeSlug } from "#app/domain/pages/home.ts";
import { adoptBucket, databaseId, requireNotForeign } from "#app/platform/bucket-owner.server.ts";
import { ensureBucket } from "#app/platform/storage.server.ts";
import { applicationName, connectPostgres } from "#db/connection/connect.ts";
import { migrate } from "#db/migrate.ts";
import { migrations, withMigrations } from "#db/migration-list.ts";
import { isUnfinished, markUnfinished, unmark } from "#db/unfinished-restore.ts";
import { ArchiveError } from "../archive/archive-error.ts";
import { hashObject, listKeys, type Place, putObject, removeOthers } from "../archive/objects.ts";
import { readEntries, verifyArchive } from "../archive/read-archive.ts";
import { listTables, quoted } from "../archive/tables.ts";
import { lockFor, lockingConnection } from "./command-lock.ts";
import {
  type BackupContents,
  backupContents,
  backupKind,
  names,
  type PlaceName,
  placeNames,
} from "./contents.ts";
import { emptyDatabase } from "./empty-database.ts";
import { loadDatabase } from "./load-database.ts";
import { messages } from "./messages.ts";

/** The destination of a restore. */
export interface Target {
  databaseUrl: string;
  places: Record<PlaceName, Place>;
}

export interface RestoreOptions {
  /** Whether existing content may be replaced. */
  replace?: boolean;
  /** Receives progress messages. */
  notify?: (step: string) => void | Promise<void>;
}

/** Reads and verifies a backup. Throws an ArchiveError when it is damaged or from a newer version of the site. */
export async function openBackup(file: string): Promise<BackupContents> {
  const contents = backupContents.parse(await verifyArchive(file, backupKind));
  const unknown = contents.migrations.find((name, position) => migrations[position] !== name);
  if (unknown) throw new ArchiveError(messages.newerVersion(file, unknown));
  return contents;
}

/**
 * Restores the database and the objects of a backup. The archive is verified before any change; objects are stored
 * first, beside existing ones, so that a storage failure leaves the site unchanged. Then the tables are created as of
 * the backup, filled, compared, and migrated. Finally all other objects are deleted.
 *
 * Throws an ArchiveError when the target is not empty and must not be replaced, or when the site or another command uses
 * it.
 */
export async function restore(
  file: string,
  target: Target,
  { replace = false, notify = () => {} }: RestoreOptions = {},
) {
  await notify(messages.checking(file));
  const contents = await openBackup(file);
  const sql = connectPostgres(target.databaseUrl, "command", lockingConnection);
  try {
    await lockFor(sql, "restore");
    await requireAlone(sql);
    await Promise.all(placeNames.map((name) => ensureBucket(target.places[name].bucket)));
    const id = await databaseId(sql);
    for (const bucket of wholeBuckets(target)) await requireNotForeign(bucket, id);
    if (!replace && !(await isUnfinished(sql))) {
      await requireEmpty(sql, target);
      await markUnfinished(sql);
    }

    await notify(messages.storingObjects);
    await storeObjects(file, target, contents);
    if (replace) await requireAlone(sql); // that took a while, and nothing is replaced yet
    await notify(messages.loadingDatabase);
    await markUnfinished(sql);
    await emptyDatabase(sql);
    await withMigrations(contents.migrations.length, (folder) =>
      migrate(target.databaseUrl, undefined, folder),
    );
    await loadDatabase(sql, file, contents);
    await migrate(target.databaseUrl);
    await notify(messages.removingOthers);
    for (const name of placeNames)
      await removeOthers(target.places[name], new Set(contents.objects[name].map(({ key }) => key)));
    for (const bucket of wholeBuckets(target)) await adoptBucket(bucket, id);
    await unmark(sql);
    return contents;
  } finally {
    await sql.end();
  }
}

/** A drill restores into a folder of the site's own buckets, which keep their owner marks. */
function wholeBuckets({ places }: Target): string[] {
  return placeNames.flatMap((name) => (places[name].prefix === "" ? [places[name].bucket] : []));
}

/** Stores each object and verifies it by reading it back. */
async function storeObjects(file: string, { places }: Target, contents: BackupContents) {
  const records = new Map(
    placeNames.flatMap((place) =>
      contents.objects[place].map((record) => [names.object(place, record.key), { place, record }] as const),
    ),
  );
  for await (const { name, body } of readEntries(file)) {
    const found = records.get(name);
    if (!found) continue;
    const place = places[found.place];
    await putObject(place, found.record, body);
    if ((await hashObject(place, found.record.key)) !== found.record.sha256)
      throw new ArchiveError(messages.objectDiffers(`${place.bucket}/${found.record.key}`));
  }
}

/**
 * The site's own processes, which would write meanwhile; monitors, dumps and psql sessions do not prevent a restore.
 */
const writers = [applicationName("web"), applicationName("worker"), applicationName("migration")];

async function requireAlone(sql: Sql) {
  const [others] = await sql<{ count: number }[]>`
    select count(*)::int from pg_stat_activity
    where datname = current_database() and application_name = any(${writers})`;
  if (others?.count) throw new ArchiveError(messages.databaseInUse(others.count));
}

/** The home page is created by migrations, so it does not count. */
async function requireEmpty(sql: Sql, { places }: Target) {
  const filled: string[] = [];
  await sql.begin(async (tx) => {
    for (const { name } of await listTables(tx)) {
      const rest = name === "pages" ? `where slug <> '${homeSlug}'` : "";
      const [table] = await tx.unsafe(
        `select exists (select from public.${quoted(name)} ${rest}) as "hasRows"`,
      );
      if (table?.hasRows) filled.push(messages.table(name));
    }
  });
  for (const name of placeNames) {
    for await (const _key of listKeys(places[name])) {
      filled.push(messages.bucket(places[name].bucket));
      break;
    }
  }
  if (filled.length === 0) return;
  throw new ArchiveError(messages.notEmpty(filled.join(", ")));
}
