import type { TransactionSql } from "postgres";
import { z } from "zod";

const jobSchema = z.object({
  name: z.string(),
  payload: z.unknown(),
  line: z.string().nullable(),
  runAt: z.string(),
  maxAttempts: z.number(),
  key: z.string().nullable(),
});
export type WaitingJob = z.output<typeof jobSchema>;

/**
 * Unfinished jobs: unsent mails, scheduled publications, and running jobs. Jobs without remaining attempts are omitted;
 * their failures are recorded in the rows they belong to.
 */
export async function listWaitingJobs(tx: TransactionSql): Promise<WaitingJob[]> {
  return tx<WaitingJob[]>`
    select task.identifier as name, job.payload, queue.queue_name as line, job.max_attempts as "maxAttempts", job.key,
      to_json(job.run_at) #>> '{}' as "runAt"
    from graphile_worker._private_jobs as job
    join graphile_worker._private_tasks as task on task.id = job.task_id
    left join graphile_worker._private_job_queues as queue on queue.id = job.job_queue_id
    where job.attempts < job.max_attempts or job.locked_at is not null
    order by job.id`;
}

/** Adds jobs to the queue, with all attempts remaining. */
export async function addWaitingJobs(tx: TransactionSql, listed: unknown) {
  for (const { name, payload, line, runAt, maxAttempts, key } of z.array(jobSchema).parse(listed)) {
    await tx`
      select graphile_worker.add_job(${name}, payload := ${JSON.stringify(payload)}::text::json, queue_name := ${line},
        run_at := ${runAt}::text::timestamptz, max_attempts := ${maxAttempts}::int, job_key := ${key})`;
  }
}
