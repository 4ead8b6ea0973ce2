import { sql } from "drizzle-orm";
import { db } from "./database.server.ts";
import { log } from "./log.server.ts";
import { type Job, jobKey } from "./queue.server.ts";
import { runAttempt } from "./run-attempt.server.ts";

/** Milliseconds after which a worker runs the job of a process that died. A job for `performAtOnce` is due after them. */
export const takeOverAfterMs = 30_000;

/** Milliseconds between two renewals of a claim. */
export const RENEWAL_MS = 10_000;

const takeOver = sql`now() + ${takeOverAfterMs} * interval '1 millisecond'`;

/**
 * Makes the first attempt of a queued job in this process, without waiting for a worker. The job itself is the claim: it
 * is counted as tried, and its time is moved forward while the work runs, so that a worker takes over only if this
 * process dies. A success removes the job; a failure makes it due now. Does nothing when the job is gone, was tried
 * before or is run by a worker. Rejects as `work` does.
 *
 * No transaction is open during the work: it may take as long as a mail server.
 */
export async function performAtOnce(job: Job, subject: string, work: () => Promise<void>) {
  const id = await claim(jobKey(job, subject));
  if (id === undefined) return;

  let renewal = Promise.resolve();
  const timer = setInterval(() => {
    renewal = renewal.then(() => renew(id));
  }, RENEWAL_MS);
  const ended = async () => {
    clearInterval(timer);
    await renewal; // it would postpone the job again
  };
  try {
    await runAttempt({ name: job.name, id, attempt: 1 }, work).finally(ended);
  } catch (error) {
    await db.execute(sql`select graphile_worker.reschedule_jobs(array[${id}::bigint], run_at := now())`);
    throw error;
  }
  await db.execute(sql`select graphile_worker.complete_jobs(array[${id}::bigint])`);
}

/** One statement, so that of two processes only one gets the job. The queue's functions check no condition. */
async function claim(key: string): Promise<string | undefined> {
  const [job] = await db.execute<{ id: string }>(sql`
    update graphile_worker._private_jobs set attempts = 1, run_at = ${takeOver}, updated_at = now()
    where key = ${key} and attempts = 0 and locked_at is null returning id`);
  return job?.id;
}

/** Does nothing if a worker has taken over in the meantime. Never rejects. */
async function renew(id: string) {
  const renewed = db.execute(
    sql`select graphile_worker.reschedule_jobs(array[${id}::bigint], run_at := ${takeOver})`,
  );
  await renewed.catch((err: unknown) => log.warn({ err, jobId: id }, "a claim could not be renewed"));
}
