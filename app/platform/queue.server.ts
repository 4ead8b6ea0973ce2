import { sql } from "drizzle-orm";
import type { z } from "zod";
import { type Database, db, type Transaction } from "./database.server.ts";

/** A background job: its name, the schema of its payload, its number of attempts. */
export interface Job<Payload extends z.ZodObject = z.ZodObject> {
  name: string;
  payload: Payload;
  /** Delays between attempts grow exponentially up to six hours. */
  maxAttempts: number;
  /** Jobs with the same name here run one after the other, across all workers: for jobs that need much memory. */
  serialQueue?: string;
}

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

/** Removes a job that has not started from the queue, by its key. */
export async function dequeue(tx: Transaction | Database, key: string) {
  await tx.execute(sql`select graphile_worker.remove_job(${key})`);
}

export interface QueuedJob {
  key: string;
  runAt: Date;
  isRunning: boolean;
  /** It has no attempts left and stays for inspection. */
  isExhausted: boolean;
}

/** The jobs with these keys that are waiting or running. */
export async function findQueued(keys: string[]): Promise<QueuedJob[]> {
  const rows = await db.execute<{
    key: string;
    run_at: Date | string;
    locked: boolean;
    exhausted: boolean;
  }>(sql`
    select key, run_at, locked_at is not null as locked, attempts >= max_attempts as exhausted
    from graphile_worker.jobs where key = any(${sql.param(keys)}::text[])`);
  return rows.map(({ key, run_at, locked, exhausted }) => ({
    key,
    runAt: new Date(run_at),
    isRunning: locked,
    isExhausted: exhausted && !locked,
  }));
}
