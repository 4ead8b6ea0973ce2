/** `site-2026-11-22T02-30-00Z.tar`, optionally encrypted: the names of scheduled backups. */
const namePattern = /^site-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.tar(?:\.age)?$/;

const MS_PER_DAY = 86_400_000;

/** The start time of a backup, from its name; undefined for other files. */
function backupTime(name: string): Date | undefined {
  const [, day, hours, minutes, seconds] = namePattern.exec(name) ?? [];
  return day ? new Date(`${day}T${hours}:${minutes}:${seconds}Z`) : undefined;
}

/** Names of the backups, newest first. */
export function sortBackups(names: string[]): string[] {
  return names
    .filter((name) => backupTime(name))
    .sort()
    .reverse();
}

/** The time of the newest backup. Later ones than `now` were taken while the clock was wrong. */
export function lastBackupTime(names: string[], now: Date): Date | undefined {
  return sortBackups(names)
    .map(backupTime)
    .find((time) => time && time <= now);
}

/**
 * The backups to delete: all but the newest of each of the last `days` days and of each of the last `weeks` weeks with
 * a backup.
 */
export function expiredBackups(names: string[], { days, weeks }: { days: number; weeks: number }): string[] {
  const newestFirst = sortBackups(names);
  const kept = new Set([
    ...newestOfEach(newestFirst, dayOf).slice(0, days),
    ...newestOfEach(newestFirst, weekOf).slice(0, weeks),
  ]);
  return newestFirst.filter((name) => !kept.has(name));
}

function newestOfEach(newestFirst: string[], periodOf: (name: string) => number): string[] {
  const newest = new Map<number, string>();
  for (const name of newestFirst) {
    const period = periodOf(name);
    if (!newest.has(period)) newest.set(period, name);
  }
  return [...newest.values()];
}

const dayOf = (name: string) => Math.floor((backupTime(name)?.getTime() ?? 0) / MS_PER_DAY);

/** Weeks start on Monday; the epoch started on a Thursday. */
const weekOf = (name: string) => Math.floor((dayOf(name) + 3) / 7);
