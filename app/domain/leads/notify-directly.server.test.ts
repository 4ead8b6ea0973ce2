import { sql } from "drizzle-orm";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { startSmtpServer } from "#tests/support/smtp-server.ts";

const server = await startSmtpServer();
process.env.SMTP_URL = server.url;
const { createLead } = await import("#tests/support/factories/leads.ts");
const { db } = await import("#app/platform/database.server.ts");
const { closeMailer } = await import("#app/platform/mailer.server.ts");
const { enqueueForLead, notifyTeam, takeOverAfterMs } = await import("./lead-jobs.server.ts");
const { notifyDirectly } = await import("./notify-team.server.ts");

afterAll(() => {
  closeMailer();
  server.stop();
});

test("LEAD-08: a failed direct mail is retried by its job, and no claim on the job blocks a worker", async () => {
  server.answers.AUTH = "535 5.7.8 bad credentials";
  const { id: leadId } = await createLead();
  const runAt = new Date(Date.now() + takeOverAfterMs);
  await enqueueForLead(db, notifyTeam, leadId, runAt);
  await recordClaims();

  await expect(notifyDirectly(leadId)).rejects.toThrow();

  expect(await db.execute(sql`select claims from claims_at_enqueuing`)).toEqual([{ claims: 0 }]);
});

/** Counts the claims whenever a job is enqueued: from then on, a worker can take it. */
async function recordClaims() {
  await db.execute(sql`create table claims_at_enqueuing (claims integer)`);
  await db.execute(sql`
    create function record_claims() returns trigger language plpgsql as $$ begin
      insert into claims_at_enqueuing select count(*) from lead_notification_claims;
      return null;
    end $$`);
  await db.execute(sql`
    create trigger record_claims after insert on graphile_worker._private_jobs
    for each row execute function record_claims()`);
  onTestFinished(async () => {
    await db.execute(sql`drop function record_claims cascade`);
    await db.execute(sql`drop table claims_at_enqueuing`);
  });
}
