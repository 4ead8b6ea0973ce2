import { sql } from "drizzle-orm";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod";
import { db } from "./database.server.ts";
import { performAtOnce, RENEWAL_MS, takeOverAfterMs } from "./perform-at-once.server.ts";
import { defineJob, enqueue, findQueued, jobKey } from "./queue.server.ts";

const job = defineJob({ name: "test.at-once", payload: z.object({}), maxAttempts: 3 });
const key = jobKey(job, "lead");

const enqueueDueLater = () => enqueue(db, job, {}, { key, runAt: new Date(Date.now() + takeOverAfterMs) });

const findJob = async () => (await findQueued([key]))[0];

afterEach(() => db.execute(sql`select graphile_worker.remove_job(${key})`));

/** Work that lasts until `end` or `fail` is called. */
function lastingWork() {
  let end = () => {};
  let fail = (_reason: Error) => {};
  const lasting = new Promise<void>((resolve, reject) => {
    end = resolve;
    fail = reject;
  });
  return { work: vi.fn(() => lasting), end, fail };
}

test("LEAD-08: of several processes one performs a job, and removes it afterwards", async () => {
  await enqueueDueLater();
  const { work, end } = lastingWork();
  const performing = Promise.all([1, 2, 3].map(() => performAtOnce(job, "lead", work)));
  await expect.poll(() => work.mock.calls).toHaveLength(1);
  expect(await findJob()).toMatchObject({ isRunning: true });
  end();
  await performing;
  expect(work).toHaveBeenCalledOnce();
  expect(await findJob()).toBeUndefined();
});

test("LEAD-08: a job that is run by a worker, was tried before or is gone is not performed", async () => {
  const work = vi.fn();
  await performAtOnce(job, "lead", work);

  await enqueueDueLater();
  await db.execute(sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'worker'`);
  await performAtOnce(job, "lead", work);

  await db.execute(
    sql`update graphile_worker._private_jobs set locked_at = null, locked_by = null, attempts = 1`,
  );
  await performAtOnce(job, "lead", work);
  expect(work).not.toHaveBeenCalled();
});

test("LEAD-08: a claim is renewed while the work lasts, and a failure makes the job due", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  await enqueueDueLater();
  const { work, fail } = lastingWork();
  const performing = performAtOnce(job, "lead", work);
  await expect.poll(() => work.mock.calls).toHaveLength(1);
  const isPostponed = async () => ((await findJob())?.runAt.getTime() ?? 0) > Date.now();
  await db.execute(sql`update graphile_worker._private_jobs set run_at = now()`);
  expect(await isPostponed()).toBe(false);

  vi.advanceTimersByTime(RENEWAL_MS);
  await expect.poll(isPostponed).toBe(true);

  fail(new Error("the mail server is down"));
  await expect(performing).rejects.toThrow("the mail server is down");
  expect(await isPostponed()).toBe(false);
  expect(await findJob()).toMatchObject({ isRunning: false, isExhausted: false });
});
