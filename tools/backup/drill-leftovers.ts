import { randomBytes } from "node:crypto";
import { readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Sql } from "postgres";
import { listKeys, type Place, removeOthers } from "../archive/objects.ts";

/** Starts all names of a drill. */
export const DRILL_PREFIX = "drill_";

/** The name of a drill's database and of its folder in the buckets: start time and a unique suffix. */
const drillName = /^drill_(\d{13})_[0-9a-f]{8}$/;

const HOUR_MS = 60 * 60 * 1000;

export const newDrillName = () => `${DRILL_PREFIX}${Date.now()}_${randomBytes(4).toString("hex")}`;

/**
 * Removes databases, folders in the buckets and temporary files of drills that were killed more than an hour ago; their
 * backups are not encrypted. A running drill is connected to its database.
 */
export async function removeDrillLeftovers(sql: Sql, places: Place[], now = Date.now()) {
  const databases = await sql<{ name: string; isConnected: boolean; isOwn: boolean }[]>`
    select
      datname as name,
      exists (
        select from pg_stat_activity as client where client.datname = pg_database.datname
      ) as "isConnected",
      pg_has_role(datdba, 'usage') as "isOwn" -- false for another site on the same server
    from pg_database where datname like 'drill\\_%'`;
  const running = new Set(databases.flatMap(({ name, isConnected }) => (isConnected ? [name] : [])));
  const isLeftover = (name: string) =>
    !running.has(name) && now - Number(drillName.exec(name)?.[1] ?? now) > HOUR_MS;
  for (const { name, isOwn } of databases)
    if (isOwn && isLeftover(name)) await sql`drop database if exists ${sql(name)}`;

  for (const name of await readdir(tmpdir()))
    if (isLeftover(name.replace(/-\w+$/, "")))
      await rm(join(tmpdir(), name), { recursive: true }).catch(() => {}); // of another user

  for (const place of places) {
    const folders = new Set<string>();
    for await (const key of listKeys(place)) folders.add(key.split("/")[0] ?? "");
    for (const folder of folders)
      if (isLeftover(folder)) await removeOthers({ ...place, prefix: `${place.prefix}${folder}/` });
  }
}
