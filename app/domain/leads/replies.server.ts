import { randomUUID } from "node:crypto";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Staff } from "#app/domain/accounts/account.ts";
import { allows } from "#app/domain/accounts/policies.ts";
import { recordAudit } from "#app/domain/audit/audit.server.ts";
import { announce } from "#app/domain/live/live.server.ts";
import { paths } from "#app/paths/paths.ts";
import { type Database, db, type Transaction } from "#app/platform/database.server.ts";
import { retryUntilConnected } from "#app/platform/database-errors.server.ts";
import { env } from "#app/platform/env.server.ts";
import { MailError, messageIdOf, sendMail, wasRefused } from "#app/platform/mailer.server.ts";
import { enqueue, jobKey, type PayloadOf } from "#app/platform/queue.server.ts";
import { renderEmail } from "#app/platform/render-email.ts";
import { accounts } from "#db/schema/accounts.ts";
import { leadEvents, leadReplies, leads } from "#db/schema/leads.ts";
import { markContacted } from "./lead-changes.server.ts";
import { mailReply, reportFailedReply } from "./lead-jobs.server.ts";
import { languageOfLead } from "./lead-language.ts";
import { confirmationIdOf, listThread, notificationIdOf } from "./lead-thread.server.ts";
import { recordLeadEvent } from "./leads.server.ts";
import { messages } from "./messages.ts";
import { type Reply, signed } from "./reply.ts";
import { getBrandOfLead, getSettingsOfLead } from "./settings-of-lead.server.ts";
import { readTeamMail } from "./team-mail.server.ts";

/** A reply of someone else that the author of another one has not seen. */
export interface UnseenReply {
  authorName: string | null;
  createdAt: Date;
  /** The number of replies, for `seenReplies` of the next attempt. */
  count: number;
}

/**
 * Stores a reply and enqueues its mail. The mail answers the previous reply, or else the confirmation, or else the
 * team's notification, so that all mails share one thread. A repeated id is the same reply. A reply whose author has not
 * seen someone else's is not stored; `unseen` is the last of those. Undefined for an unknown lead.
 */
export function writeReply(
  leadId: string,
  { id, subject, body, seenReplies }: Reply,
  by: Staff,
): Promise<{ unseen?: UnseenReply } | undefined> {
  return db.transaction(async (tx) => {
    const [lead] = await tx.select({ id: leads.id }).from(leads).where(eq(leads.id, leadId)).for("update");
    if (!lead) return undefined;
    const thread = await listThread(leadId, tx);
    if (thread.some((reply) => reply.id === id)) return {};
    const unseen = thread.slice(seenReplies ?? thread.length).findLast(({ authorId }) => authorId !== by.id);
    if (unseen) {
      const [author] = unseen.authorId
        ? await tx.select({ name: accounts.name }).from(accounts).where(eq(accounts.id, unseen.authorId))
        : [];
      return {
        unseen: { authorName: author?.name ?? null, createdAt: unseen.createdAt, count: thread.length },
      };
    }
    const [written] = await tx
      .insert(leadReplies)
      .values({
        id,
        leadId,
        authorId: by.id,
        subject,
        body,
        messageId: messageIdOf(`reply-${id}`),
        inReplyTo: thread.at(-1)?.messageId ?? (await firstMailsOf(leadId, tx)).at(-1),
        createdAt: sql`clock_timestamp()`,
      })
      .onConflictDoNothing({ target: leadReplies.id })
      .returning({ id: leadReplies.id });
    if (!written) return {};
    await mailReplyLater(tx, id);
    await recordAudit(tx, { actor: by, action: "lead.reply", subject: leadId });
    await announce(tx, "leads", leadId);
    return {};
  });
}

/** The Message-IDs that a thread begins with: the mail to the team and, if it was sent, the sender's confirmation. */
async function firstMailsOf(leadId: string, tx: Transaction | Database = db): Promise<string[]> {
  const confirmed = await tx.$count(
    leadEvents,
    and(eq(leadEvents.leadId, leadId), eq(leadEvents.type, "confirmation-sent")),
  );
  return [notificationIdOf(leadId), ...(confirmed > 0 ? [confirmationIdOf(leadId)] : [])];
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
      authorId: leadReplies.authorId,
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
  const settings = await getSettingsOfLead(lead);
  const brand = await getBrandOfLead(settings);
  const replyTo = author
    ? { name: author.name, address: author.email }
    : settings.contact_email
      ? { name: "", address: settings.contact_email }
      : undefined;
  const text = author ? signed(reply.body, author.name, brand.name) : reply.body;
  const thread = await listThread(lead.id);
  const earlier = thread.slice(
    0,
    thread.findIndex(({ id }) => id === replyId),
  );
  try {
    await sendMail({
      to: lead.email,
      fromName: author ? `${author.name} (${brand.name})` : undefined,
      subject: reply.subject,
      ...renderEmail({ brand, language: languageOfLead(lead, settings), parts: [text] }),
      replyTo,
      messageId: reply.messageId,
      inReplyTo: reply.inReplyTo ?? undefined,
      references: [...(await firstMailsOf(lead.id)), ...earlier.map(({ messageId }) => messageId)],
      autoSubmitted: "no",
    });
  } catch (error) {
    const reason = error instanceof MailError ? error.message : messages.unexpectedError;
    const isRefused = wasRefused(error);
    await db.transaction(async (tx) => {
      await recordLeadEvent(tx, lead.id, "reply-failed", { replyId, reason, attempt });
      if (isRefused || attempt >= mailReply.maxAttempts)
        await enqueue(tx, reportFailedReply, { id: randomUUID(), replyId, reason });
    });
    if (isRefused) return;
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

/**
 * Tells the author of a reply that it did not arrive, unless it has been sent since or the author may no longer read
 * leads. An author who cannot be reached is not told: the lead list shows it.
 */
export async function mailFailedReply({ id, replyId, reason }: PayloadOf<typeof reportFailedReply>) {
  const [row] = await db
    .select({
      lead: { id: leads.id, name: leads.name },
      body: leadReplies.body,
      author: { email: accounts.email, role: accounts.role },
    })
    .from(leadReplies)
    .innerJoin(leads, eq(leads.id, leadReplies.leadId))
    .innerJoin(accounts, and(eq(accounts.id, leadReplies.authorId), isNull(accounts.disabledAt)))
    .where(and(eq(leadReplies.id, replyId), isNull(leadReplies.sentAt)));
  if (!row || !allows(row.author.role, "leads.read")) return;
  const { lead, body, author } = row;
  const { brand, language, texts } = await readTeamMail();
  try {
    await sendMail({
      to: author.email,
      subject: texts.failedReply.subject(brand.name, lead.name),
      ...renderEmail({
        brand,
        language,
        title: texts.failedReply.title(lead.name),
        parts: [
          texts.failedReply.text(lead.name, reason),
          { quote: body },
          { link: env.SITE_URL + paths.admin.lead(lead.id), button: texts.openLead },
        ],
      }),
      messageId: messageIdOf(`reply-failed-${id}`),
    });
  } catch (error) {
    if (!wasRefused(error)) throw error;
  }
}
