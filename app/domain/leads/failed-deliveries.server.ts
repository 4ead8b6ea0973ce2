import { and, inArray, notInArray, or, type SQL, sql } from "drizzle-orm";
import { db } from "#app/platform/database.server.ts";
import { jobKey } from "#app/platform/queue.server.ts";
import { leadEvents, leads } from "#db/schema/leads.ts";
import { confirmToSender, mailReply, notifyTeam, submitExternally } from "./lead-jobs.server.ts";

/** What each failure is about, and the events that settle it: a reply or a call also reaches the lead's sender. */
const failures = [
  { failed: "mail-failed", settledBy: ["mail-sent"], job: notifyTeam },
  { failed: "webhook-failed", settledBy: ["webhook-sent"], job: submitExternally },
  {
    failed: "confirmation-failed",
    settledBy: ["confirmation-sent", "reply-sent", "call"],
    job: confirmToSender,
  },
  { failed: "reply-failed", settledBy: ["reply-sent", "call"], job: mailReply },
] as const;

/** Leads with a mail or webhook delivery that failed and is not retried, and that nothing has settled since. */
const failedLeads = sql`(
  select failure.lead_id from ${leadEvents} as failure
  where ${or(
    ...failures.map(({ failed, settledBy, job }) => {
      const subject = job === mailReply ? sql`(failure.detail ->> 'replyId')` : sql`failure.lead_id::text`;
      return and(
        sql`failure.type = ${failed}`,
        sql`not exists (
        select from ${leadEvents} as later
        where later.lead_id = failure.lead_id and later.created_at > failure.created_at
          and later.type in ${[...settledBy]})`,
        sql`not exists (
        select from graphile_worker.jobs
        where key = ${jobKey(job, "")} || ${subject} and attempts < max_attempts)`,
      );
    }),
  )})`;

/** Lost leads and spam do not need their mails. */
export const hasFailedDelivery: SQL = and(
  notInArray(leads.status, ["lost", "spam"]),
  inArray(leads.id, failedLeads),
) as SQL;

export function countFailedDeliveries(): Promise<number> {
  return db.$count(leads, hasFailedDelivery);
}
