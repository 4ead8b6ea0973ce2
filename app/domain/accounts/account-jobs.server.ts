import { and, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import type { Transaction } from "#app/platform/database.server.ts";
import { defineJob, enqueue } from "#app/platform/queue.server.ts";
import { accounts } from "#db/schema/accounts.ts";
import { type Notice, noticeNames } from "./notices.ts";

/*
 * No link is in a payload: each is made by the job that sends it, so that what opens it lies nowhere but in the mail.
 */

/** ADMIN-02: for an address that nobody has too; only the job looks, so that no answer's time tells. */
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
    /** Where from and with what, in words. */
    device: z.string().optional(),
    /** What exactly was done, and by whom. */
    detail: z.string().optional(),
  }),
  maxAttempts: 1000,
});

/** Tells somebody by mail what has happened to their account, once the transaction has committed. */
export function enqueueNotice(tx: Transaction, accountId: string, notice: Notice, device?: string) {
  return enqueue(tx, sendNotice, { accountId, notice, device, at: new Date().toISOString() });
}

/** Tells every owner who can sign in what an owner has done, the one who did it too: the session may be borrowed. */
export async function enqueueOwnersNotice(tx: Transaction, notice: Notice, detail: string, except?: string) {
  const owners = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.role, "owner"), isNull(accounts.disabledAt)));
  for (const { id } of owners) if (id !== except) await enqueueDetailedNotice(tx, id, notice, detail);
}

/** The same mail for one account. */
export function enqueueDetailedNotice(tx: Transaction, accountId: string, notice: Notice, detail: string) {
  return enqueue(tx, sendNotice, { accountId, notice, detail, at: new Date().toISOString() });
}
