import { sql } from "drizzle-orm";
import { db } from "./database.server.ts";
import type { Job } from "./queue.server.ts";

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
export async function listWaitingRetries({ name }: Job, failedWith: string): Promise<string[]> {
  const rows = await db.execute<{ id: string }>(sql`
    select id from graphile_worker.jobs
    where task_identifier = ${name} and locked_at is null and attempts > 0 and attempts < max_attempts
      and run_at > now() and starts_with(last_error, ${failedWith})`);
  return rows.map(({ id }) => id);
}

/** Makes waiting jobs due now. */
export async function runNow(ids: string[]) {
  if (ids.length === 0) return;
  await db.execute(sql`select graphile_worker.reschedule_jobs(${sql.param(ids)}::bigint[], run_at := now())`);
}
