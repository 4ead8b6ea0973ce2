import { sql } from "drizzle-orm";
import type { z } from "zod";
import { type Database, db, type Transaction } from "./database.server.ts";

/** A kind of work done later: its name, the shape of its payload, how often it is tried. */
export interface Job<Payload extends z.ZodObject = z.ZodObject> {
  name: string;
  payload: Payload;
  /** Waits between tries grow exponentially up to six hours. */
  maxAttempts: number;
  /** Jobs of the same line are done one after the other, over all workers: for those that need much memory. */
  line?: string;
}

/** Gives a kind of job the type of its payload; its handler is in `app/jobs`. */
export function defineJob<Payload extends z.ZodObject>(job: Job<Payload>): Job<Payload> {
  return job;
}

/**
 * Puts a job into the queue, in the caller's transaction: it exists if and only if the transaction commits.
 * With a `key`, a job of the same key that has not started yet, or has used up its tries, is replaced.
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
      queue_name := ${job.line ?? null},
      job_key := ${options.key ?? null},
      run_at := ${options.runAt?.toISOString() ?? null}::timestamptz
    )`);
}

/** Takes a job that has not started out of the queue, by its key. */
export async function dequeue(tx: Transaction | Database, key: string) {
  await tx.execute(sql`select graphile_worker.remove_job(${key})`);
}

export interface QueuedJob {
  key: string;
  runAt: Date;
  isRunning: boolean;
  /** It has used up its tries and stays for whoever looks into it. */
  isExhausted: boolean;
}

/** Those of these jobs that wait or run. */
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
