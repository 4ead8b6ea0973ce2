import { readdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { env } from "#app/platform/env.server.ts";
import { log } from "#app/platform/log.server.ts";
import { writeArchiveFile } from "../archive/write-archive.ts";
import { fillBackup, type Source } from "./backup.ts";
import { backupKind } from "./contents.ts";
import { drill } from "./drill.ts";
import { backupFile } from "./names.ts";
import { describeContents, describeDrill } from "./report.ts";
import { backupTime, expiredBackups, sortBackups } from "./retention.ts";

const MS_PER_DAY = 86_400_000;
const RETRY_DELAY_MS = 900_000;

/** Its modification time is the time of the last successful drill. */
const drillMark = ".drill-succeeded";
const DRILL_INTERVAL_MS = 7 * MS_PER_DAY - 3_600_000;

/**
 * Takes a backup each day at BACKUP_AT, or at once when the last is older than a day, deletes expired ones, and runs a
 * drill each week. Failures are logged and retried after 15 minutes. Ends when `signal` is aborted.
 */
export async function runSchedule(source: Source, signal: AbortSignal) {
  while (!signal.aborted) {
    try {
      await delay(await msUntilNext(env.BACKUP_FOLDER, env.BACKUP_AT), undefined, { signal });
      await runOnce(source);
    } catch (err) {
      if (signal.aborted) return;
      log.error({ err }, "the scheduled backup failed");
      await delay(RETRY_DELAY_MS, undefined, { signal }).catch(() => {});
    }
  }
}

/** One run of the schedule. */
export async function runOnce(source: Source) {
  const folder = env.BACKUP_FOLDER;
  for (const name of await readdir(folder)) if (name.endsWith(".part")) await rm(join(folder, name));
  const file = backupFile(folder);
  const contents = await writeArchiveFile(file, backupKind, (archive) => fillBackup(source, archive), {
    recipient: env.BACKUP_RECIPIENT,
  });
  log.info({ file }, `backup written: ${describeContents(contents)}`);

  const limits = { days: env.BACKUP_KEEP_DAYS, weeks: env.BACKUP_KEEP_WEEKS };
  for (const name of expiredBackups(await readdir(folder), limits)) await rm(join(folder, name));
  if ((await ageOf(join(folder, drillMark))) > DRILL_INTERVAL_MS) await runDrill(source, folder, file);
}

/** Drills with the archive itself, or, if it is encrypted and the identity is elsewhere, with a temporary backup. */
async function runDrill(source: Source, folder: string, file: string) {
  const isReadable = !env.BACKUP_RECIPIENT || env.BACKUP_IDENTITY;
  const result = await drill(source, env.DATABASE_URL, { file: isReadable ? file : undefined });
  const report = describeDrill(result);
  if (!result.compared.every(({ isSame }) => isSame))
    throw new Error(`the restore drill found differences:\n${report}`);
  await writeFile(join(folder, drillMark), report);
  log.info({ restoreMs: result.milliseconds }, "the weekly restore drill succeeded");
}

async function msUntilNext(folder: string, at: string): Promise<number> {
  const [newest = ""] = sortBackups(await readdir(folder));
  const last = backupTime(newest)?.getTime() ?? 0;
  const now = new Date();
  if (now.getTime() - last > MS_PER_DAY) return 0;
  const [hours = 0, minutes = 0] = at.split(":").map(Number);
  const next = new Date(now);
  next.setHours(hours, minutes, 0, 0);
  if (next <= now) next.setDate(next.getDate() + 1);
  return next.getTime() - now.getTime();
}

async function ageOf(file: string): Promise<number> {
  const found = await stat(file).catch(() => undefined);
  return found ? Date.now() - found.mtimeMs : Number.POSITIVE_INFINITY;
}
