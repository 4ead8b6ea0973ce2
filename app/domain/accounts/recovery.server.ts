import { and, eq, isNull } from "drizzle-orm";
import { recordAudit } from "#app/domain/audit/audit.server.ts";
import { db, type Transaction } from "#app/platform/database.server.ts";
import { enqueue } from "#app/platform/queue.server.ts";
import { addressGroup, defineRateLimit } from "#app/platform/rate-limits.server.ts";
import { hashToken, newToken } from "#app/platform/secrets.server.ts";
import { accounts, accountTokens } from "#db/schema/accounts.ts";
import type { Staff } from "./account.ts";
import { sendRecoveryLink } from "./account-jobs.server.ts";
import { hasEmail, isOpenLink, lockAccount, staffColumns } from "./accounts.server.ts";
import { findKnownDevice, takeEach } from "./attempt-limits.server.ts";
import type { Visit } from "./device.ts";
import { hashPassword } from "./passwords.server.ts";
import { setPassword } from "./profile.server.ts";
import { endSessions } from "./sessions.server.ts";

/** Reset links per account, so that its mailbox is not flooded. */
const perAccount = defineRateLimit({ name: "recovery:account", points: 5, seconds: 60 * 60 });
/** Separate limit for a browser that has signed in to the account before; requests from elsewhere do not exhaust it. */
const perDevice = defineRateLimit({ name: "recovery:device", points: 5, seconds: 60 * 60 });
const perAddress = defineRateLimit({ name: "recovery:address", points: 20, seconds: 60 * 60 });

/** Milliseconds for which a link is valid. */
const linkLifetime = 60 * 60_000;

/**
 * Enqueues a password reset mail for an address. Neither the result nor the response time reveals whether an account
 * exists: a job looks it up later. Returns the seconds to wait after too many attempts, or 0.
 */
export async function requestRecovery(email: string, visit: Visit): Promise<number> {
  const account = hashToken(email.toLowerCase());
  const device = await findKnownDevice(email, visit.device);
  const retryAfter = await takeEach(
    device
      ? [[perDevice, `${account}:${device}`]]
      : [
          [perAddress, addressGroup(visit.address ?? "unknown")],
          [perAccount, account],
        ],
  );
  if (retryAfter === 0) await enqueue(db, sendRecoveryLink, { email });
  return retryAfter;
}

/**
 * Creates the token of a password reset link: valid once, for one hour; it replaces earlier ones. Undefined for an
 * unknown address or a disabled account.
 */
export function makeRecoveryToken(email: string): Promise<{ staff: Staff; token: string } | undefined> {
  return db.transaction(async (tx) => {
    const [staff] = await tx
      .select(staffColumns)
      .from(accounts)
      .where(and(hasEmail(email), isNull(accounts.disabledAt)))
      .for("no key update"); // an account that is being disabled gets no link
    if (!staff) return undefined;
    const token = newToken();
    await deleteRecoveryTokens(tx, staff.id);
    await tx.insert(accountTokens).values({
      purpose: "recovery",
      accountId: staff.id,
      tokenHash: hashToken(token),
      expiresAt: new Date(Date.now() + linkLifetime),
    });
    return { staff, token };
  });
}

/** Returns the account of a password reset link. Undefined for used, expired or replaced links. */
export async function findRecovery(token: string): Promise<Staff | undefined> {
  const [found] = await db
    .select(staffColumns)
    .from(accountTokens)
    .innerJoin(accounts, eq(accounts.id, accountTokens.accountId))
    .where(and(isOpenLink("recovery", token), isNull(accounts.disabledAt)));
  return found;
}

/** Sets a new password, ends all sessions of the account and consumes the link. Undefined for an invalid link. */
export async function completeRecovery(token: string, password: string): Promise<Staff | undefined> {
  const staff = await findRecovery(token);
  if (!staff) return undefined;
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    // Before the link, as every change of the account does.
    if ((await lockAccount(tx, staff.id)) === undefined) return undefined;
    const used = await tx
      .update(accountTokens)
      .set({ usedAt: new Date() })
      .where(isOpenLink("recovery", token))
      .returning({ id: accountTokens.id });
    if (used.length === 0) return undefined;
    await setPassword(tx, staff.id, passwordHash);
    await endSessions(tx, staff.id);
    await recordAudit(tx, { actor: staff, action: "account.recover", subject: staff.id });
    return staff;
  });
}

/** Invalidates the password reset link of an account. */
export async function deleteRecoveryTokens(tx: Transaction, accountId: string) {
  await tx
    .delete(accountTokens)
    .where(and(eq(accountTokens.purpose, "recovery"), eq(accountTokens.accountId, accountId)));
}
