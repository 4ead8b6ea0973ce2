import { and, asc, desc, eq, isNull, lt, sql } from "drizzle-orm";
import type { Staff } from "#app/domain/accounts/account.ts";
import { recordAudit } from "#app/domain/audit/audit.server.ts";
import { announce } from "#app/domain/live/live.server.ts";
import { replyAddressesOf } from "#app/domain/settings/lead-recipients.server.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { db, type Transaction } from "#app/platform/database.server.ts";
import { retryUntilConnected } from "#app/platform/database-errors.server.ts";
import { MailError, messageIdOf, sendMail, wasRefused } from "#app/platform/mailer.server.ts";
import { enqueue, jobKey } from "#app/platform/queue.server.ts";
import { accounts } from "#db/schema/accounts.ts";
import { leadReplies, leads } from "#db/schema/leads.ts";
import { markContacted } from "./lead-changes.server.ts";
import { mailReply } from "./lead-jobs.server.ts";
import { recordLeadEvent } from "./leads.server.ts";
import { messages } from "./messages.ts";
import type { Reply } from "./reply.ts";

/**
 * Stores a reply and enqueues its mail. The mail replies to the previous reply, or else to the team's notification, so
 * that all mails share one thread. A repeated id is the same reply. Returns false for an unknown lead.
 */
export function writeReply(leadId: string, { id, subject, body }: Reply, by: Staff): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [lead] = await tx.select({ id: leads.id }).from(leads).where(eq(leads.id, leadId)).for("update");
    if (!lead) return false;
    const [before] = await tx
      .select({ messageId: leadReplies.messageId })
      .from(leadReplies)
      .where(eq(leadReplies.leadId, leadId))
      .orderBy(desc(leadReplies.createdAt))
      .limit(1);
    const [written] = await tx
      .insert(leadReplies)
      .values({
        id,
        leadId,
        authorId: by.id,
        subject,
        body,
        messageId: messageIdOf(`reply-${id}`),
        inReplyTo: before?.messageId ?? messageIdOf(`lead-${leadId}`),
        createdAt: sql`clock_timestamp()`,
      })
      .onConflictDoNothing({ target: leadReplies.id })
      .returning({ id: leadReplies.id });
    if (!written) return true;
    await mailReplyLater(tx, id);
    await recordAudit(tx, { actor: by, action: "lead.reply", subject: leadId });
    await announce(tx, "leads", leadId);
    return true;
  });
}

export async function mailReplyLater(tx: Transaction, replyId: string) {
  await enqueue(tx, mailReply, { replyId }, { key: jobKey(mailReply, replyId) });
}

export type LeadReply = Awaited<ReturnType<typeof listReplies>>[number];

/** Returns a lead's replies, oldest first. */
export function listReplies(leadId: string) {
  return db
    .select({
      id: leadReplies.id,
      subject: leadReplies.subject,
      body: leadReplies.body,
      sentAt: leadReplies.sentAt,
      createdAt: leadReplies.createdAt,
      authorName: accounts.name,
    })
    .from(leadReplies)
    .leftJoin(accounts, eq(accounts.id, leadReplies.authorId))
    .where(eq(leadReplies.leadId, leadId))
    .orderBy(asc(leadReplies.createdAt));
}

/**
 * Mails a reply; skips one that is already sent or deleted. Then marks the lead as answered, and a new lead as
 * contacted. A mail that the server refuses is not retried until a user does so; rejects when the server is
 * unavailable. `attempt` counts from 1.
 */
export async function sendReply(replyId: string, attempt: number) {
  const [row] = await db
    .select({ reply: leadReplies, lead: leads, author: { name: accounts.name, email: accounts.email } })
    .from(leadReplies)
    .innerJoin(leads, eq(leads.id, leadReplies.leadId))
    .leftJoin(accounts, eq(accounts.id, leadReplies.authorId))
    .where(and(eq(leadReplies.id, replyId), isNull(leadReplies.sentAt)));
  if (!row) return;
  const { reply, lead, author } = row;
  const replyTo = author
    ? { name: author.name, address: author.email }
    : replyAddressesOf(await getSettings());
  try {
    await sendMail({
      to: lead.email,
      subject: reply.subject,
      text: `${reply.body}\n`,
      replyTo,
      messageId: reply.messageId,
      inReplyTo: reply.inReplyTo ?? undefined,
      references: await thread(lead.id, reply.createdAt),
    });
  } catch (error) {
    const reason = error instanceof MailError ? error.message : messages.unexpectedError;
    await recordLeadEvent(db, lead.id, "reply-failed", { replyId, reason, attempt });
    if (wasRefused(error)) return;
    throw error;
  }
  // The mail is sent; a Postgres outage at this point must not cause a second one.
  await retryUntilConnected(() => db.transaction((tx) => recordSent(tx, reply, attempt)));
}

async function recordSent(
  tx: Transaction,
  { id: replyId, leadId, authorId }: typeof leadReplies.$inferSelect,
  attempt: number,
) {
  const updated = await tx
    .update(leadReplies)
    .set({ sentAt: new Date() })
    .where(and(eq(leadReplies.id, replyId), isNull(leadReplies.sentAt)))
    .returning({ id: leadReplies.id });
  if (updated.length === 0) return;
  await recordLeadEvent(tx, leadId, "reply-sent", { replyId, attempt }, authorId ?? undefined);
  await markContacted(tx, leadId, authorId ?? undefined);
}

/** Returns the Message-IDs of all mails before a reply, oldest first. */
async function thread(leadId: string, before: Date): Promise<string[]> {
  const earlier = await db
    .select({ messageId: leadReplies.messageId })
    .from(leadReplies)
    .where(and(eq(leadReplies.leadId, leadId), lt(leadReplies.createdAt, before)))
    .orderBy(asc(leadReplies.createdAt));
  return [messageIdOf(`lead-${leadId}`), ...earlier.map(({ messageId }) => messageId)];
}
