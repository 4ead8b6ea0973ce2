import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { contentStores } from "#app/domain/content-store/content-store.server.ts";
import { listDeliveries, retryDelivery } from "#app/domain/leads/deliveries.server.ts";
import { findLead } from "#app/domain/leads/leads.server.ts";
import { retryMedia } from "#app/domain/media/change-media.server.ts";
import { findMedia } from "#app/domain/media/media.server.ts";
import { addMedia } from "#app/domain/media/upload-media.server.ts";
import { notifyOfFailedPageSchedule } from "#app/domain/pages/publishable-page.server.ts";
import { db } from "#app/platform/database.server.ts";
import { listFailingJobs } from "#app/platform/queue.server.ts";
import { anEditedPage } from "#tests/support/edited-page.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createLead } from "#tests/support/factories/leads.ts";
import { createArticle } from "#tests/support/factories/news.ts";
import { aDrawing, offered } from "#tests/support/pictures.ts";
import { cronJobNameOf, taskList } from "./handlers.server.ts";

const recovery = cronJobNameOf("releaseAbandonedJobs");

/** The job that runs each minute. */
const recover = () => taskList[recovery]?.({}, { job: { id: "1", attempts: 1 } } as never);

/** Marks every job as in its last attempt, by a process that was killed this long ago. */
const crashInLastAttempt = (ago = "11 minutes") =>
  db.execute(sql`
    update graphile_worker._private_jobs
    set attempts = max_attempts, locked_by = 'process-that-died', locked_at = now() - ${ago}::interval`);

const queued = async () => {
  const rows = await db.execute<{ name: string }>(
    sql`select task_identifier as name from graphile_worker.jobs`,
  );
  return rows.map(({ name }) => name);
};

beforeEach(async () => {
  await db.execute(sql`delete from graphile_worker._private_jobs`);
});

test("PAGE-04: a page whose last publishing attempt crashed is marked as failed, and its scheduler is mailed", async () => {
  const { save, schedule, row } = await anEditedPage();
  await save({ fields: { title: "Due" } });
  await schedule(new Date(Date.now() - 60_000));
  await crashInLastAttempt("4 minutes");
  await recover();
  expect(await row(), "perhaps it is still at it").toMatchObject({ scheduleFailure: null });

  await crashInLastAttempt();
  await recover();

  expect(await row()).toMatchObject({
    scheduledAt: null,
    scheduleFailure: { reasons: [expect.stringContaining("Publishing failed 8 times")] },
  });
  expect(await queued()).toEqual([notifyOfFailedPageSchedule.name]);
});

test("NEWS-01: an article whose last publishing attempt crashed is marked as failed, also when the queue released the job", async () => {
  const body = { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "Words" }] }] };
  const { id } = await createArticle({ isPublished: false, body });
  await contentStores.article.schedule(id, await createStaff(), new Date(Date.now() - 60_000));
  await db.execute(sql`update graphile_worker._private_jobs set attempts = max_attempts`);

  await recover();

  expect((await contentStores.article.read(id))?.row).toMatchObject({
    scheduledAt: null,
    scheduleFailure: { reasons: [expect.any(String)] },
  });
});

test("MEDIA-01: a picture whose last processing attempt crashed is shown as failed and can be retried", async () => {
  const { id } = await addMedia(offered("rack.svg", aDrawing()), await createStaff());
  await crashInLastAttempt();
  await recover();
  expect(await findMedia(id)).toMatchObject({ state: "failed", problem: expect.any(String) });
  expect(await listFailingJobs()).toMatchObject([{ name: "media.make-variants", isGivenUp: true }]);

  expect(await retryMedia(id, await createStaff())).toBe(true);
  await recover();

  expect(await findMedia(id)).toMatchObject({ state: "processing", problem: null });
  expect(await queued()).toEqual(["media.make-variants"]);
  expect(await listFailingJobs()).toEqual([]);
});

test("DESK-02: a mail whose last attempt crashed is shown as failed, and a retry clears the failure", async () => {
  const { id } = await createLead();
  const lead = (await findLead(id)) ?? expect.fail("no lead");
  const state = async () => (await listDeliveries(lead, []))[0];
  await retryDelivery(lead, "notification", [], await createStaff());
  await crashInLastAttempt("1 minute");
  expect(await state(), "still at it").toMatchObject({ state: "under-way" });

  await crashInLastAttempt();
  await recover();

  expect(await state()).toMatchObject({ state: "failed", reason: expect.any(String) });
  expect(await listFailingJobs()).toMatchObject([{ name: "lead.notify-team", isGivenUp: true }]);
  await retryDelivery(lead, "notification", [], await createStaff());
  await recover();
  expect(await state()).toMatchObject({ state: "under-way" });
  expect(await listFailingJobs()).toEqual([]);
  expect(await queued()).toEqual(["lead.notify-team"]);
});

test("DESK-02: a job that cannot be recovered does not block others and is tried again later", async () => {
  await db.execute(sql`select graphile_worker.add_job('media.make-variants', '{}'::json, max_attempts := 1)`);
  await db.execute(sql`select graphile_worker.add_job('lead.notify-team', '{}'::json, max_attempts := 1)`);
  await crashInLastAttempt();

  await recover();

  expect(await listFailingJobs()).toMatchObject([{ name: "lead.notify-team", isGivenUp: true }]);
  expect(await queued()).toHaveLength(2);
});

test("DESK-02: a crashed cron job leaves no failure once its next run is due", async () => {
  const enqueueCronJob = () =>
    db.execute(
      sql`select graphile_worker.add_job(${cronJobNameOf("tidyTasks")}, max_attempts := 3, job_key := 'round')`,
    );
  await enqueueCronJob();
  await crashInLastAttempt();
  await enqueueCronJob();

  await recover();

  expect(await queued()).toEqual([cronJobNameOf("tidyTasks")]);
  expect(await listFailingJobs()).toEqual([]);
});
