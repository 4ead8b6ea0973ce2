import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { inContentLanguage } from "#app/languages/requested-language.server.ts";
import { startSmtpServer } from "#tests/support/smtp-server.ts";

const server = await startSmtpServer();
process.env.SMTP_URL = server.url;
const { createLead } = await import("#tests/support/factories/leads.ts");
const { addGerman } = await import("#tests/support/further-language.ts");
const { db } = await import("#app/platform/database.server.ts");
const { closeMailer } = await import("#app/platform/mailer.server.ts");
const { takeOverAfterMs } = await import("#app/platform/perform-at-once.server.ts");
const { enqueueForLead, notifyTeam } = await import("./lead-jobs.server.ts");
const { findLead } = await import("./leads.server.ts");
const { notifyAtOnce, stopNotifyingAtOnce } = await import("./notify-team.server.ts");

afterAll(() => {
  closeMailer();
  server.stop();
});

async function createLeadWithJob(): Promise<string> {
  const { id } = await createLead();
  await enqueueForLead(db, notifyTeam, id, new Date(Date.now() + takeOverAfterMs));
  return id;
}

const listEvents = async (leadId: string) => (await findLead(leadId))?.events.map(({ type }) => type);
const listJobs = () =>
  db.execute(sql`
    select attempts, run_at <= now() as due, locked_at is not null as locked from graphile_worker.jobs`);

test("LEAD-08: a lead's notification is sent without a worker, and its job is removed", async () => {
  const leadId = await createLeadWithJob();
  notifyAtOnce(leadId);
  notifyAtOnce(leadId); // as when the visitor sends the enquiry again
  await expect.poll(() => listEvents(leadId)).toContain("mail-sent");
  await expect.poll(listJobs).toEqual([]);
  expect(await listEvents(leadId)).toEqual(["mail-sent"]);
});

test("LANG-06: the team is notified in the main language, whatever the language of the visitor is", async () => {
  await addGerman();
  server.taken.length = 0;
  const leadId = await createLeadWithJob();
  inContentLanguage("de", () => notifyAtOnce(leadId));
  await expect.poll(() => listEvents(leadId)).toContain("mail-sent");
  expect(server.taken[0]).toMatch(/^subject: Our agency: new enquiry from/im);
});

test("LEAD-08: after a failure the job is due at once; while the process drains, notifications are left to the job", async () => {
  server.answers.RCPT = "450 4.2.1 later";
  const leadId = await createLeadWithJob();
  notifyAtOnce(leadId);
  await expect.poll(listJobs).toEqual([{ attempts: 1, due: true, locked: false }]);
  expect(await listEvents(leadId)).toEqual(["mail-failed"]);

  await stopNotifyingAtOnce();
  const later = await createLeadWithJob();
  notifyAtOnce(later);
  expect(await listJobs()).toContainEqual({ attempts: 0, due: false, locked: false });
});
