import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { inspect } from "node:util";
import { sql } from "drizzle-orm";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { connectPostgres } from "#db/connection/connect.ts";
import { markUnfinished, unmark } from "#db/unfinished-restore.ts";
import { enquirySchema } from "#tests/support/enquiry-schema.ts";
import { Mailbox } from "#tests/support/mailbox.ts";
import { startProxy } from "#tests/support/proxy.ts";

const mailServer = await startProxy(process.env.SMTP_URL ?? "");
const postgres = await startProxy(process.env.DATABASE_URL ?? "");
/** A connection that does not pass through the proxy. */
const direct = connectPostgres(process.env.DATABASE_URL ?? "", "command", { max: 1 });
/** Pending responses of the webhook's receiver, for tests that respond themselves. */
let answers: ServerResponse[] | undefined;
const receiver = createServer((_request, response) => {
  if (answers) answers.push(response);
  else response.end();
}).listen(0, "127.0.0.1");
await once(receiver, "listening");
Object.assign(process.env, {
  SMTP_URL: mailServer.url,
  DATABASE_URL: postgres.url,
  LEAD_WEBHOOK_URL: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`,
  LEAD_WEBHOOK_PRIVATE: "true",
  LEAD_WEBHOOK_SECRET: "a secret of some length",
});
const { db, requireMigrations } = await import("#app/platform/database.server.ts");
const { pingDatabase } = await import("#app/platform/database-pool.server.ts");
const { pageStore } = await import("#app/domain/pages/publishable-page.server.ts");
const { findPage } = await import("#app/domain/pages/page-tree.server.ts");
const { createStaff } = await import("#tests/support/factories/accounts.ts");
const { createTask } = await import("#tests/support/factories/tasks.ts");
const { addComment } = await import("#app/domain/tasks/comments.server.ts");
const { createPage } = await import("#tests/support/factories/pages.ts");
const { captureLead } = await import("#app/domain/leads/capture.server.ts");
const { findLead } = await import("#app/domain/leads/leads.server.ts");
const { removeLeadFiles } = await import("#app/domain/leads/lead-jobs.server.ts");
const { enqueue, releaseAbandonedJobs } = await import("#app/platform/queue.server.ts");
const { log } = await import("#app/platform/log.server.ts");
const { closeMailer } = await import("#app/platform/mailer.server.ts");
const { retryMails } = await import("./handlers.server.ts");
const { runWorker } = await import("./run-worker.server.ts");

const mailbox = new Mailbox();

afterAll(async () => {
  await direct.end();
  closeMailer();
  receiver.closeAllConnections();
  receiver.close();
  await mailServer.stop();
});

function startWorker() {
  const worker = runWorker();
  onTestFinished(() => worker.stop());
  return worker;
}

async function capture(): Promise<string> {
  const {
    id: _none,
    files: _files,
    ...fields
  } = enquirySchema.parse({
    name: "Ines Duarte",
    email: "ines@ferries.example",
    description: "Ferry bookings that survive the summer.",
  });
  const id = randomUUID();
  await captureLead({
    enquiry: { ...fields, id },
    files: [],
    failedUploads: [],
    discarded: [],
    userAgent: "Mozilla/5.0",
    language: "en",
  });
  // Simulates the death of the job's process half a minute ago.
  await db.execute(sql`
    select graphile_worker.reschedule_jobs(array_agg(id), run_at := now())
    from graphile_worker.jobs where run_at > now()`);
  return id;
}

const eventsOf = async (leadId: string) => (await findLead(leadId))?.events ?? [];
const countOf = async (leadId: string, type: string) =>
  (await eventsOf(leadId)).filter((event) => event.type === type).length;
const waitForEvent = (leadId: string, type: string) =>
  expect.poll(() => countOf(leadId, type), { timeout: 15_000 }).toBe(1);

/** The only mail about a lead, once the mailbox lists it. */
async function mailsAbout(leadId: string) {
  const mails = async () => (await mailbox.messages()).filter(({ text }) => text.includes(leadId));
  await expect.poll(mails).toHaveLength(1);
  return mails();
}

test("LEAD-10: a notification goes to the team, has the visitor as reply-to and is sent by the site", async () => {
  startWorker();
  const leadId = await capture();
  await waitForEvent(leadId, "mail-sent");

  const mails = await mailsAbout(leadId);
  expect(mails[0]).toMatchObject({
    subject: "Our agency: new enquiry from Ines Duarte",
    from: [{ address: "site@kestrel.example", name: "Kestrel" }],
    to: [{ address: expect.stringMatching(/@/) }],
    replyTo: [{ address: "ines@ferries.example", name: "Ines Duarte" }],
    messageId: `lead-${leadId}@kestrel.example`,
  });
  expect(mails[0]?.html).toContain("Ferry bookings that survive the summer.");
});

test("LEAD-10: mails are kept while the mail server is unavailable and sent once it is back", async () => {
  await mailServer.cut();
  onTestFinished(() => mailServer.restore());
  startWorker();
  const leadIds = await Promise.all([capture(), capture(), capture()]);
  for (const leadId of leadIds) {
    await expect.poll(() => countOf(leadId, "mail-failed"), { timeout: 15_000 }).toBeGreaterThan(0);
  }
  expect((await eventsOf(leadIds[0])).find(({ type }) => type === "mail-failed")?.detail).toMatchObject({
    reason: expect.stringContaining("The mail server is unavailable"),
  });
  // Simulates hours of unavailability.
  await db.execute(
    sql`update graphile_worker._private_jobs set run_at = now() + interval '6 hours' where locked_at is null`,
  );

  await retryMails();
  await mailServer.restore();
  await retryMails();

  for (const leadId of leadIds) await waitForEvent(leadId, "mail-sent");
  for (const leadId of leadIds) await mailsAbout(leadId);
});

test("TASK-01: a mention's mail is sent as soon as the mail server is back", async () => {
  await mailServer.cut();
  onTestFinished(() => mailServer.restore());
  startWorker();
  const [author, named] = [await createStaff(), await createStaff({ name: "Nadia Named" })];
  const task = await createTask();
  await addComment(task.id, "@Nadia Named, have a look", author);
  const failed = sql`select 1 from graphile_worker.jobs where locked_at is null and last_error is not null`;
  await expect.poll(() => db.execute(failed), { timeout: 15_000 }).toHaveLength(1);
  await db.execute(sql`update graphile_worker._private_jobs set run_at = now() + interval '6 hours'`);

  await mailServer.restore();
  await retryMails();

  const isHers = ({ to }: { to: { address: string }[] }) => to.some(({ address }) => address === named.email);
  await expect
    .poll(async () => (await mailbox.messages()).filter(isHers), { timeout: 15_000 })
    .toHaveLength(1);
});

test("SAFE-02: a worker whose connection breaks during its first query runs jobs once Postgres is back", async () => {
  const leadId = await capture();
  await direct.begin(async (tx) => {
    await tx`lock table graphile_worker._private_tasks in access exclusive mode`;
    startWorker();
    const waiting = sql`
      select from pg_stat_activity
      where datname = current_database() and application_name = 'site-worker' and wait_event_type = 'Lock'`;
    await expect.poll(() => db.execute(waiting), { timeout: 15_000 }).not.toHaveLength(0);
    await postgres.cut();
  });
  await postgres.restore();

  await waitForEvent(leadId, "mail-sent");
});

test("SAFE-02: a worker whose restart fails too runs the jobs that were assigned to it before", async () => {
  await enqueue(db, removeLeadFiles, { keys: [] });
  const fetched = postgres.muteAt("skip locked");
  startWorker();
  await fetched;
  const jobs = () => direct`
    select locked_by from graphile_worker.jobs where task_identifier = ${removeLeadFiles.name}`;
  await expect.poll(jobs, { timeout: 15_000 }).toMatchObject([{ locked_by: expect.any(String) }]);

  const failed = vi.spyOn(log, "error");
  onTestFinished(() => failed.mockRestore());
  await direct`alter function graphile_worker.force_unlock_workers(text[]) rename to renamed`;
  try {
    await postgres.cut();
    await postgres.restore();
    const failures = () => failed.mock.calls.filter((call) => inspect(call).includes("force_unlock"));
    await expect.poll(() => failures().length, { timeout: 30_000 }).toBeGreaterThan(3); // twice in each lane
  } finally {
    await direct`alter function graphile_worker.renamed(text[]) rename to force_unlock_workers`;
  }

  // A lane that has failed four times waits 15 s before it restarts.
  await expect.poll(jobs, { timeout: 30_000 }).toHaveLength(0);
});

test("SAFE-02: a worker whose connections have fallen silent opens new ones and runs jobs", async () => {
  startWorker();
  const isListening = () =>
    direct`select from pg_stat_activity where datname = current_database() and query like 'LISTEN%'`;
  await expect.poll(isListening).toHaveLength(2); // in each lane
  postgres.mute();
  await expect(pingDatabase()).rejects.toThrow("Postgres does not respond"); // as the heartbeat does

  await direct`select graphile_worker.add_job(${removeLeadFiles.name}, '{"keys": []}'::json)`;

  const jobs = () => direct`select from graphile_worker.jobs where task_identifier = ${removeLeadFiles.name}`;
  await expect.poll(jobs, { timeout: 40_000 }).toHaveLength(0);
});

test("SAFE-02: a worker that stops while its connection breaks during LISTEN leaves no unhandled rejection", async () => {
  const listening = postgres.muteAt('LISTEN "jobs:insert"');
  const worker = startWorker();
  await listening;
  const stopped = worker.stop();
  await delay(200); // the worker waits for LISTEN, to send UNLISTEN
  await postgres.cut();
  await stopped;
  await postgres.restore();
  await expect.poll(() => db.execute(sql`select 1`)).toHaveLength(1);
});

test("SAFE-06: an instance is not ready and runs no job until a restore into its database is complete", async () => {
  await markUnfinished(direct);
  onTestFinished(() => unmark(direct));
  startWorker();
  const leadId = await capture();
  await expect(requireMigrations()).rejects.toThrow("did not come to its end");
  await delay(1500);
  expect(await countOf(leadId, "mail-sent")).toBe(0);

  await unmark(direct);
  await waitForEvent(leadId, "mail-sent");
});

test("LEAD-13: a notification already sent is not sent again", async () => {
  startWorker();
  const leadId = await capture();
  await waitForEvent(leadId, "mail-sent");

  const { sendLeadNotification } = await import("#app/domain/leads/notify-team.server.ts");
  await sendLeadNotification(leadId, 2);

  await mailsAbout(leadId);
});

test("LEAD-09: the webhook is retried until it is accepted, and stopping waits for the running attempt", async () => {
  const held: ServerResponse[] = [];
  answers = held;
  onTestFinished(() => {
    answers = undefined;
  });
  const worker = startWorker();
  const leadId = await capture();
  await expect.poll(() => held.length, { timeout: 15_000 }).toBe(1);
  held[0]?.writeHead(503).end();
  await waitForEvent(leadId, "webhook-failed");
  await expect.poll(() => held.length, { timeout: 15_000 }).toBe(2);

  const stopped = vi.fn();
  const stopping = worker.stop().then(stopped);
  await db.execute(sql`select 1`);
  expect(stopped).not.toHaveBeenCalled();
  held[1]?.end();
  await stopping;

  expect(await countOf(leadId, "webhook-sent")).toBe(1);
});

test("PAGE-04: a page is published on time, however many other jobs are waiting for responses", async () => {
  const held: ServerResponse[] = [];
  answers = held;
  startWorker();
  onTestFinished(() => {
    answers = undefined;
    for (const answer of held) answer.end();
  });
  const by = await createStaff();
  const { id } = await createPage({ slug: "due", isPublished: false });
  for (let lead = 0; lead < 5; lead += 1) await capture();
  await expect.poll(() => held.length, { timeout: 15_000 }).toBe(4);

  await pageStore.schedule(id, by, new Date(Date.now() + 500));

  await expect.poll(async () => (await findPage({ id }))?.isPublished, { timeout: 15_000 }).toBe(true);
  expect(held).toHaveLength(4);
});

test("LEAD-10: a job of a crashed worker is run by another", async () => {
  const leadId = await capture();
  await db.execute(sql`
    update graphile_worker._private_jobs
    set locked_at = now() - interval '11 minutes', locked_by = 'pool-that-died', attempts = 1`);
  startWorker();

  await releaseAbandonedJobs(5 * 60 * 1000);

  await waitForEvent(leadId, "mail-sent");
});

test("LEAD-10: a job of an active worker is not released", async () => {
  await capture();
  await db.execute(sql`
    update graphile_worker._private_jobs set locked_at = now() - interval '4 minutes', locked_by = 'pool-alive'`);

  await releaseAbandonedJobs(5 * 60 * 1000);

  const [{ count } = { count: 0 }] = await db.execute<{ count: number }>(sql`
    select count(*)::int from graphile_worker.jobs where locked_by = 'pool-alive'`);
  expect(count).toBe(3);
});

test("LEAD-10: a worker started before Postgres begins when Postgres is available", async () => {
  const leadId = await capture();
  await postgres.cut();
  startWorker();
  await new Promise((resolve) => setTimeout(resolve, 300)); // it has failed to connect by now
  await postgres.restore();

  await waitForEvent(leadId, "mail-sent");
});
