import { type AnyColumn, type SQL, sql } from "drizzle-orm";

/** Seconds after which a schedule that has not been kept is shown to be late; the worker keeps it within five. */
const grace = 30;

/** Whether the moment of a schedule is past and it has not gone out yet: nobody does the jobs. */
export function isLate(scheduledAt: AnyColumn): SQL<boolean> {
  return sql<boolean>`coalesce(${scheduledAt} < now() - make_interval(secs => ${grace}), false)`;
}

/** The same of a row that has been read. */
export function isOverdue({ scheduledAt }: { scheduledAt: Date | null }): boolean {
  return scheduledAt !== null && scheduledAt.getTime() < Date.now() - grace * 1000;
}
