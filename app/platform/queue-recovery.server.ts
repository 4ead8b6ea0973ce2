import { sql } from "drizzle-orm";
import { db } from "./database.server.ts";

/**
 * Gives jobs back to the queue whose worker died with them. The queue itself waits four hours before it believes that;
 * no job of ours runs longer than `jobPatience`, so twice that is enough.
 */
export async function releaseAbandonedJobs(jobPatience: number) {
  await db.execute(sql`
    select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
    from graphile_worker.jobs
    where locked_at < now() - ${2 * jobPatience} * interval '1 millisecond'`);
}

/** The ids of tries that wait for their time after one that failed with an error whose text starts so. */
export async function listWaitingRetries(failedWith: string): Promise<string[]> {
  const rows = await db.execute<{ id: string }>(sql`
    select id from graphile_worker.jobs
    where locked_at is null and attempts > 0 and attempts < max_attempts
      and run_at > now() and starts_with(last_error, ${failedWith})`);
  return rows.map(({ id }) => id);
}

/** Makes waiting jobs due now. */
export async function runNow(ids: string[]) {
  if (ids.length === 0) return;
  await db.execute(sql`select graphile_worker.reschedule_jobs(${sql.param(ids)}::bigint[], run_at := now())`);
}

export interface FailingJobs {
  name: string;
  count: number;
  /** Whether none of them will be tried again. */
  isGivenUp: boolean;
}

/** Kinds of jobs of which some failed at their last try. */
export async function listFailingJobs(): Promise<FailingJobs[]> {
  const rows = await db.execute<{ name: string; count: number; is_given_up: boolean }>(sql`
    select task_identifier as name, count(*)::int as count, bool_and(attempts >= max_attempts) as is_given_up
    from graphile_worker.jobs where last_error is not null group by task_identifier order by task_identifier`);
  return rows.map(({ name, count, is_given_up }) => ({ name, count, isGivenUp: is_given_up }));
}
