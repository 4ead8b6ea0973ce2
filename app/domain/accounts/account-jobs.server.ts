import { and, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import type { Transaction } from "#app/platform/database.server.ts";
import { defineJob, enqueue } from "#app/platform/queue.server.ts";
import { accounts } from "#db/schema/accounts.ts";
import { type Notice, noticeNames } from "./notices.ts";

/* Payloads never contain a link: the job that sends the mail creates the token, so that it exists only in the mail. */

/**
 * ADMIN-02: also enqueued for unknown addresses; only the job looks the address up, so response times reveal nothing.
 */
export const sendRecoveryLink = defineJob({
  name: "account.send-recovery-link",
  payload: z.object({ email: z.email() }),
  maxAttempts: 12,
});

export const sendInvitation = defineJob({
  name: "account.send-invitation",
  payload: z.object({ invitationId: z.uuid() }),
  maxAttempts: 1000,
});

export const sendNotice = defineJob({
  name: "account.send-notice",
  payload: z.object({
    accountId: z.uuid(),
    notice: z.enum(noticeNames),
    at: z.iso.datetime(),
    /** Browser and address of the request, as text. */
    device: z.string().optional(),
    /** The change and the person who made it, as text. */
    detail: z.string().optional(),
  }),
  maxAttempts: 1000,
});

/** Enqueues a mail about an account to its user; the job runs once the transaction has committed. */
export function enqueueNotice(tx: Transaction, accountId: string, notice: Notice, device?: string) {
  return enqueue(tx, sendNotice, { accountId, notice, device, at: new Date().toISOString() });
}

/** Notifies every owner who can sign in about a change by an owner, including that owner: the session may be stolen. */
export async function enqueueOwnersNotice(tx: Transaction, notice: Notice, detail: string, except?: string) {
  const owners = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.role, "owner"), isNull(accounts.disabledAt)));
  for (const { id } of owners) if (id !== except) await enqueueDetailedNotice(tx, id, notice, detail);
}

/** Enqueues a notice with details for a single account. */
export function enqueueDetailedNotice(tx: Transaction, accountId: string, notice: Notice, detail: string) {
  return enqueue(tx, sendNotice, { accountId, notice, detail, at: new Date().toISOString() });
}
