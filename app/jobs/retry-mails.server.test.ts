import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { startSmtpServer } from "#tests/support/smtp-server.ts";

const server = await startSmtpServer();
process.env.SMTP_URL = server.url;
const { createStaff } = await import("#tests/support/factories/accounts.ts");
const { createLead } = await import("#tests/support/factories/leads.ts");
const { db } = await import("#app/platform/database.server.ts");
const { listReplies, writeReply } = await import("#app/domain/leads/replies.server.ts");
const { closeMailer } = await import("#app/platform/mailer.server.ts");
const { retryMails } = await import("./handlers.server.ts");
const { runWorker } = await import("./run-worker.server.ts");

afterAll(() => {
  closeMailer();
  server.stop();
});

const failedJobs = sql`select id from graphile_worker.jobs where locked_at is null and last_error is not null`;

test("DESK-02, LEAD-10: with a wrong SMTP password replies wait, and the first accepted one releases all others", async () => {
  server.answers.AUTH = "535 5.7.8 bad credentials";
  const worker = runWorker();
  onTestFinished(() => worker.stop());
  const author = await createStaff();
  const leads = await Promise.all([createLead(), createLead(), createLead()]);
  for (const { id } of leads)
    await writeReply(id, { id: randomUUID(), subject: "Your enquiry", body: `Hello ${id}` }, author);
  await expect.poll(() => db.execute(failedJobs), { timeout: 20_000 }).toHaveLength(3);
  // Simulates hours of failed attempts.
  await db.execute(
    sql`update graphile_worker._private_jobs set run_at = now() + interval '6 hours' where locked_at is null`,
  );

  await retryMails();
  expect(server.taken).toEqual([]);
  delete server.answers.AUTH;
  await retryMails();

  const sentAt = async () =>
    (await Promise.all(leads.map(({ id }) => listReplies(id)))).flat().map((reply) => Boolean(reply.sentAt));
  await expect.poll(sentAt, { timeout: 20_000 }).toEqual([true, true, true]);
  for (const { id } of leads) expect(server.taken.filter((text) => text.includes(id))).toHaveLength(1);
});

test("DESK-02, LEAD-10: retries while the server accepts the password but no mail use up no attempts", async () => {
  server.answers.MAIL = "552 5.2.2 mailbox full";
  onTestFinished(() => void delete server.answers.MAIL);
  const worker = runWorker();
  onTestFinished(() => worker.stop());
  const { id } = await createLead();
  await writeReply(id, { id: randomUUID(), subject: "Your enquiry", body: "Hello" }, await createStaff());
  const attempts = async () => {
    const [job] = await db.execute<{ attempts: number; last_error: string | null; updated_at: string }>(
      sql`select attempts, last_error, updated_at::text from graphile_worker.jobs where locked_at is null`,
    );
    return job;
  };
  await expect.poll(async () => (await attempts())?.last_error, { timeout: 20_000 }).toBeTruthy();
  await db.execute(sql`
    update graphile_worker._private_jobs set run_at = now() + interval '6 hours', attempts = 5`);
  const before = await attempts();

  await retryMails();
  await expect
    .poll(async () => (await attempts())?.updated_at ?? before?.updated_at, { timeout: 20_000 })
    .not.toBe(before?.updated_at);
  await expect.poll(async () => (await attempts())?.attempts, { timeout: 20_000 }).toBe(5);
});
