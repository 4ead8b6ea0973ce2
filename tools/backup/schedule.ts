import { readdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { env } from "#app/platform/env.server.ts";
import { log } from "#app/platform/log.server.ts";
import { pingMonitor } from "#app/platform/ping-monitor.server.ts";
import { ENCRYPTED_ENDING } from "../archive/encryption.ts";
import { writeArchiveFile } from "../archive/write-archive.ts";
import { fillBackup, type Source } from "./backup.ts";
import { whileLocked } from "./command-lock.ts";
import { backupKind } from "./contents.ts";
import { drill } from "./drill.ts";
import { removeDrillLeftovers } from "./drill-leftovers.ts";
import { backupFile } from "./names.ts";
import { describeContents, describeDrill } from "./report.ts";
import { expiredBackups, lastBackupTime, sortBackups } from "./retention.ts";

const MS_PER_HOUR = 3_600_000;
const MS_PER_DAY = 24 * MS_PER_HOUR;
const RETRY_DELAY_MS = 900_000;

/** Its modification time is the time of the last successful drill. */
export const DRILL_MARK = ".drill-succeeded";
const DRILL_INTERVAL_MS = 7 * MS_PER_DAY - MS_PER_HOUR;

/**
 * Takes a backup each day at BACKUP_AT, or at once when that time has passed since the last, deletes expired ones, and
 * runs a drill each week. Failures are logged and retried after 15 minutes. Ends when `signal` is aborted.
 */
export async function runSchedule(source: Source, signal: AbortSignal) {
  while (!signal.aborted) {
    try {
      await whileLocked(env.DATABASE_URL, "backup-schedule", () => runOnce(source, signal));
      await pingMonitor("BACKUP_PING_URL");
      await delay(msUntilNext(env.BACKUP_AT, new Date()), undefined, { signal });
    } catch (err) {
      if (signal.aborted) return;
      log.error({ err }, "the scheduled backup failed");
      await delay(RETRY_DELAY_MS, undefined, { signal }).catch(() => {});
    }
  }
}

/** Does what is due: the backup, the drill, or both. */
async function runOnce(source: Source, signal: AbortSignal) {
  const folder = env.BACKUP_FOLDER;
  await removeLeftovers(folder);
  if (isBackupDue(await readdir(folder), env.BACKUP_AT, new Date())) await takeBackup(source, folder, signal);
  await removeDrillLeftovers(source.sql, Object.values(source.places)); // before the nightly cleanup of the buckets
  if ((await ageOf(join(folder, DRILL_MARK))) > DRILL_INTERVAL_MS) await runDrill(source, folder, signal);
}

/** Incomplete archives. Another backup may be writing a recent one. */
async function removeLeftovers(folder: string) {
  for (const name of await readdir(folder))
    if (name.endsWith(".part") && (await ageOf(join(folder, name))) > MS_PER_HOUR)
      await rm(join(folder, name), { force: true }); // another backup may have completed it
}

async function takeBackup(source: Source, folder: string, signal: AbortSignal) {
  const file = backupFile(folder);
  const contents = await writeArchiveFile(file, backupKind, (archive) => fillBackup(source, archive), {
    recipient: env.BACKUP_RECIPIENT,
    signal,
  });
  log.info({ file }, `backup written: ${describeContents(contents)}`);

  const limits = { days: env.BACKUP_KEEP_DAYS, weeks: env.BACKUP_KEEP_WEEKS };
  for (const name of expiredBackups(await readdir(folder), limits)) await rm(join(folder, name));
}

/** Drills with the newest archive, or, if it is encrypted and the identity is elsewhere, with a temporary backup. */
async function runDrill(source: Source, folder: string, signal: AbortSignal) {
  const [newest = ""] = sortBackups(await readdir(folder));
  const isReadable = !newest.endsWith(ENCRYPTED_ENDING) || env.BACKUP_IDENTITY;
  const result = await drill(source, env.DATABASE_URL, {
    file: isReadable ? join(folder, newest) : undefined,
    signal,
  });
  const report = describeDrill(result);
  if (!result.compared.every(({ isSame }) => isSame))
    throw new Error(`the restore drill found differences:\n${report}`);
  await writeFile(join(folder, DRILL_MARK), report);
  log.info({ restoreMs: result.milliseconds }, "the weekly restore drill succeeded");
}

/** Whether `at` (hours and minutes) has passed since the newest backup. */
export function isBackupDue(names: string[], at: string, now: Date): boolean {
  const scheduled = onDayOf(now, at);
  if (scheduled > now) scheduled.setDate(scheduled.getDate() - 1);
  return (lastBackupTime(names, now) ?? 0) < scheduled;
}

function msUntilNext(at: string, now: Date): number {
  const next = onDayOf(now, at);
  if (next <= now) next.setDate(next.getDate() + 1);
  return next.getTime() - now.getTime();
}

/** That time of the day, in the time zone of the process. */
function onDayOf(day: Date, at: string): Date {
  const [hours = 0, minutes = 0] = at.split(":").map(Number);
  const moment = new Date(day);
  moment.setHours(hours, minutes, 0, 0);
  return moment;
}

/** Milliseconds; a file of the future was written while the clock was wrong, and is as old as it is ahead. */
async function ageOf(file: string): Promise<number> {
  const found = await stat(file).catch(() => undefined);
  return found ? Math.abs(Date.now() - found.mtimeMs) : Number.POSITIVE_INFINITY;
}
