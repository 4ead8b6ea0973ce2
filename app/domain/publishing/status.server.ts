import { type AnyColumn, type SQL, sql } from "drizzle-orm";

/** Seconds after which an unpublished schedule counts as late; the worker normally takes at most five. */
const GRACE_SECONDS = 30;

/** Whether the scheduled time has passed without publication: no worker runs. */
export function isLate(scheduledAt: AnyColumn): SQL<boolean> {
  return sql<boolean>`coalesce(${scheduledAt} < now() - make_interval(secs => ${GRACE_SECONDS}), false)`;
}

/** The same for a row in memory. */
export function isOverdue({ scheduledAt }: { scheduledAt: Date | null }): boolean {
  return scheduledAt !== null && scheduledAt.getTime() < Date.now() - GRACE_SECONDS * 1000;
}
