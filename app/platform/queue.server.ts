import { sql } from "drizzle-orm";
import type { z } from "zod";
import { type Database, db, type Transaction } from "./database.server.ts";
import { log } from "./log.server.ts";
import { messages } from "./messages.ts";

/** A background job: its name, the schema of its payload, its number of attempts. */
export interface Job<Payload extends z.ZodObject = z.ZodObject> {
  name: string;
  payload: Payload;
  /** Delays between attempts grow exponentially up to six hours. */
  maxAttempts: number;
  /** Jobs with the same name here run one after the other, across all workers: for jobs that need much memory. */
  serialQueue?: string;
}

export type PayloadOf<AnyJob extends Job> = z.output<AnyJob["payload"]>;

/** Gives a job its payload's type; its handler is in `app/jobs`. */
export function defineJob<Payload extends z.ZodObject>(job: Job<Payload>): Job<Payload> {
  return job;
}

/**
 * Enqueues a job in the caller's transaction: it exists if and only if the transaction commits. With a `key`, replaces
 * a job with the same key that has not started or has no attempts left.
 */
export async function enqueue<Payload extends z.ZodObject>(
  tx: Transaction | Database,
  job: Job<Payload>,
  payload: z.input<Payload>,
  options: { key?: string; runAt?: Date } = {},
) {
  await tx.execute(sql`
    select graphile_worker.remove_job(${options.key ?? null}), graphile_worker.add_job(
      ${job.name},
      payload := ${JSON.stringify(job.payload.parse(payload))}::json,
      max_attempts := ${job.maxAttempts}::int,
      queue_name := ${job.serialQueue ?? null},
      job_key := ${options.key ?? null},
      run_at := ${options.runAt?.toISOString() ?? null}::timestamptz
    )`);
}

/** The key that limits a job to one per subject. */
export const jobKey = ({ name }: Pick<Job, "name">, subject: string) => `${name}:${subject}`;

/** Removes a job that has not started from the queue, by its key. */
export async function dequeue(tx: Transaction | Database, key: string) {
  await tx.execute(sql`select graphile_worker.remove_job(${key})`);
}

export interface QueuedJob {
  key: string;
  runAt: Date;
  /** By a worker, or by `performAtOnce`. */
  isRunning: boolean;
  /** It has no attempts left and stays for inspection. */
  isExhausted: boolean;
}

/** The jobs with these keys that are waiting or running. */
export async function findQueued(keys: string[]): Promise<QueuedJob[]> {
  const rows = await db.execute<{
    key: string;
    run_at: Date | string;
    running: boolean;
    exhausted: boolean;
  }>(sql`
    select key, run_at, attempts >= max_attempts as exhausted,
      locked_at is not null or (attempts > 0 and last_error is null and run_at > now()) as running
    from graphile_worker.jobs where key = any(${sql.param(keys)}::text[])`);
  return rows.map(({ key, run_at, running, exhausted }) => ({
    key,
    runAt: new Date(run_at),
    isRunning: running,
    isExhausted: exhausted && !running,
  }));
}

/**
 * Releases jobs of dead workers. The queue itself waits four hours; no job runs longer than `jobTimeoutMs`, so twice
 * that is enough.
 */
export async function releaseAbandonedJobs(jobTimeoutMs: number) {
  await db.execute(sql`
    select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
    from graphile_worker.jobs
    where locked_at < now() - ${2 * jobTimeoutMs} * interval '1 millisecond'`);
}

export interface ExhaustedJob {
  id: string;
  name: string;
  /** Null when another job with the same key has replaced it. */
  key: string | null;
  payload: unknown;
}

/** Attempts of jobs that are pointless later, and how long they take with the queue's growing intervals. */
const FEW_ATTEMPTS = 12;
const HOURS_OF_FEW_ATTEMPTS = 15;

/** Start of the error message of a failed job. */
const FAILED_PREFIX = "Given up: ";

/**
 * Ends each job without attempts left, whether the last one failed or its process died: `end` updates the related rows,
 * and the job is marked, in one transaction. Failures are logged and retried in the next run.
 */
export async function endExhaustedJobs(end: (tx: Transaction, job: ExhaustedJob) => Promise<unknown>) {
  for (const job of await listExhausted()) {
    const ending = db.transaction(async (tx) => {
      await end(tx, job);
      await tx.execute(sql`
        select graphile_worker.permanently_fail_jobs(array_agg(id), ${FAILED_PREFIX} || coalesce(min(last_error), 'its process died'))
        from graphile_worker.jobs where id = ${job.id} and attempts >= max_attempts`);
    });
    await ending.catch((err: unknown) =>
      log.error({ err, job: job.name }, "an exhausted job could not be marked as failed"),
    );
  }
}

async function listExhausted(): Promise<ExhaustedJob[]> {
  const rows = await db.execute<ExhaustedJob & Record<string, unknown>>(sql`
    select job.id, task.identifier as name, job.key, job.payload
    from graphile_worker._private_jobs as job
    join graphile_worker._private_tasks as task on task.id = job.task_id
    where job.locked_at is null and job.attempts >= job.max_attempts
      and not starts_with(coalesce(job.last_error, ''), ${FAILED_PREFIX})`);
  return [...rows];
}

/** Removes a job from the queue. */
export async function removeJob(tx: Transaction, id: string) {
  await tx.execute(sql`select graphile_worker.complete_jobs(array[${id}::bigint])`);
}

/** Seconds for which a due job may wait: then no worker runs. The alert `SiteQueueStuck` has the same limit. */
export const MAX_JOB_WAIT_S = 120;

/** How many jobs there are, and how long the oldest has been due. */
export interface QueueFigures {
  /** Due jobs that no worker has started. */
  waiting: number;
  /** Jobs that are scheduled or wait for a retry. */
  later: number;
  /** Seconds since the oldest of the waiting became due; 0 without one. */
  age: number;
  /** Mails that wait because the mail server is unavailable. */
  mails: number;
  /** Jobs without attempts left. */
  given_up: number;
}

export async function readQueueFigures(): Promise<QueueFigures> {
  const [figures] = await db.execute<QueueFigures & Record<string, unknown>>(sql`
    select
      count(*) filter (where attempts < max_attempts and run_at <= now() and locked_at is null)::float8 as waiting,
      count(*) filter (where attempts < max_attempts and run_at > now())::float8 as later,
      coalesce(extract(epoch from now() - min(run_at)
        filter (where attempts < max_attempts and run_at <= now() and locked_at is null)), 0)::float8 as age,
      count(*) filter (where attempts < max_attempts
        and starts_with(last_error, ${messages.mailServerUnavailable}))::float8 as mails,
      count(*) filter (where attempts >= max_attempts and locked_at is null)::float8 as given_up
    from graphile_worker.jobs`);
  if (!figures) throw new Error("the queue returned no figures");
  return figures;
}

/**
 * The ids of jobs that wait for a retry after an error whose text starts like this, least recently tried first. Jobs of
 * few attempts are pointless later, so after their usual duration they are left to use them up.
 */
export async function listWaitingRetries(failedWith: string): Promise<string[]> {
  const rows = await db.execute<{ id: string }>(sql`
    select id from graphile_worker.jobs
    where locked_at is null and attempts > 0 and attempts < max_attempts
      and run_at > now() and starts_with(last_error, ${failedWith})
      and (max_attempts > ${FEW_ATTEMPTS} or created_at > now() - ${HOURS_OF_FEW_ATTEMPTS} * interval '1 hour')
    order by updated_at, id`);
  return rows.map(({ id }) => id);
}

/** Makes jobs that wait for a retry due now, without using up one of their attempts. */
export async function runNow(ids: string[]) {
  if (ids.length === 0) return;
  await db.execute(sql`
    select graphile_worker.reschedule_jobs(array[id], run_at := now(), attempts := attempts - 1)
    from graphile_worker.jobs
    where id = any(${sql.param(ids)}::bigint[]) and attempts > 0 and run_at > now()`);
}

interface FailingJobs {
  name: string;
  count: number;
  /** Whether none of them will be retried. */
  isGivenUp: boolean;
}

/** Jobs by name whose last attempt failed. */
export async function listFailingJobs(): Promise<FailingJobs[]> {
  const rows = await db.execute<{ name: string; count: number; is_given_up: boolean }>(sql`
    select task_identifier as name, count(*)::int as count, bool_and(attempts >= max_attempts) as is_given_up
    from graphile_worker.jobs where last_error is not null group by task_identifier order by task_identifier`);
  return rows.map(({ name, count, is_given_up }) => ({ name, count, isGivenUp: is_given_up }));
}
