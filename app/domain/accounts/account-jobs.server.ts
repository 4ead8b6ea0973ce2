import { and, eq, isNotNull, isNull, lt, or } from "drizzle-orm";
import { z } from "zod";
import { runAllSteps } from "#app/platform/all-steps.ts";
import { db, type Transaction } from "#app/platform/database.server.ts";
import { log } from "#app/platform/log.server.ts";
import { defineJob, enqueue } from "#app/platform/queue.server.ts";
import { accounts, accountTokens, devices, sessions } from "#db/schema/accounts.ts";
import { auditOrigins } from "#db/schema/audit.ts";
import { passkeyChallenges, pendingSignIns } from "#db/schema/second-factors.ts";
import { messages } from "./messages.ts";
import { notices } from "./notice-messages.ts";
import { sessionLifetimes } from "./sessions.server.ts";

type Notice = keyof typeof notices;

const noticeNames = Object.keys(notices) as [Notice, ...Notice[]];

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

/** Notifies every owner that leads were erased: nothing of them can be restored. */
export function enqueueErasureNotice(tx: Transaction, erased: number, by: string) {
  return enqueueOwnersNotice(tx, "leads-erased", messages.erasedBy(erased, by));
}

/** Enqueues a notice with details for a single account. */
export function enqueueDetailedNotice(tx: Transaction, accountId: string, notice: Notice, detail: string) {
  return enqueue(tx, sendNotice, { accountId, notice, detail, at: new Date().toISOString() });
}

const dayMs = 24 * 60 * 60_000;

/** Retention of network addresses and devices, and of unused browser and link records. */
const TRACE_LIFETIME_MS = 90 * dayMs;

/**
 * Deletes expired account records: ended sessions and pending sign-ins, and after 90 days unused devices, used or
 * expired links, and the origins of audit entries.
 */
export async function tidyAccounts(now = new Date()) {
  const longAgo = new Date(now.getTime() - TRACE_LIFETIME_MS);
  const idleSince = new Date(now.getTime() - sessionLifetimes.idle);
  const isUnusable = or(
    and(isNotNull(accountTokens.usedAt), lt(accountTokens.usedAt, longAgo)),
    lt(accountTokens.expiresAt, longAgo),
  );
  const deletions = {
    sessions: db.delete(sessions).where(or(lt(sessions.expiresAt, now), lt(sessions.lastSeenAt, idleSince))),
    pendingSignIns: db.delete(pendingSignIns).where(lt(pendingSignIns.expiresAt, now)),
    challenges: db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now)),
    devices: db.delete(devices).where(lt(devices.lastSeenAt, longAgo)),
    tokens: db.delete(accountTokens).where(isUnusable),
    origins: db.delete(auditOrigins).where(lt(auditOrigins.createdAt, longAgo)),
  };
  const counts: Record<string, number> = {};
  await runAllSteps(
    Object.entries(deletions).map(([name, deletion]) => async () => {
      counts[name] = (await deletion).count;
    }),
  );
  log.info(counts, "expired sessions, tokens, devices and challenges were deleted");
}
