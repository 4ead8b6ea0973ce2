import { and, desc, eq, gt, isNull, lt, ne, or } from "drizzle-orm";
import { type Database, db, type Transaction } from "#app/platform/database.server.ts";
import { hashToken, newToken } from "#app/platform/secrets.server.ts";
import { accounts, sessions } from "#db/schema/accounts.ts";
import { pendingSignIns } from "#db/schema/second-factors.ts";
import type { Session, Staff } from "./account.ts";
import { lockAccount, staffColumns } from "./accounts.server.ts";
import type { Visit } from "./device.ts";
import { findSecondFactors, owesSecondFactor } from "./second-factors.server.ts";

const minute = 60_000;
const hour = 60 * minute;

/** Idle sessions end after 12 hours, all sessions after 7 days (requirement ADMIN-02). */
export const sessionLifetimes = { idle: 12 * hour, absolute: 7 * 24 * hour };

/** Precision of `lastSeenAt`: avoids a database write per request. */
const seenPrecision = minute;

/** Starts a session and deletes the account's expired ones. The token goes into the cookie; only its hash is stored. */
export async function startSession(
  tx: Transaction | Database,
  accountId: string,
  { userAgent, address }: Visit,
  now = new Date(),
): Promise<{ token: string; expiresAt: Date }> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + sessionLifetimes.absolute);
  const idleSince = new Date(now.getTime() - sessionLifetimes.idle);
  await tx
    .delete(sessions)
    .where(
      and(
        eq(sessions.accountId, accountId),
        or(lt(sessions.expiresAt, now), lt(sessions.lastSeenAt, idleSince)),
      ),
    );
  await tx.insert(sessions).values({
    accountId,
    tokenHash: hashToken(token),
    expiresAt,
    lastSeenAt: now,
    createdAt: now,
    userAgent,
    address,
  });
  return { token, expiresAt };
}

/** Returns the session of a token. Undefined when it has expired, is revoked or its account is disabled. */
export async function findSession(token: string, now = new Date()): Promise<Session | undefined> {
  const found = await findOpenSession(token, now);
  if (!found) return undefined;
  const { lastSeenAt, ...session } = found;
  if (now.getTime() - lastSeenAt.getTime() >= seenPrecision) {
    await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, session.id));
  }
  return session;
}

/**
 * Returns the account of a session for background requests of an open screen; this does not count as activity.
 * Undefined while the second factor is required but missing.
 */
export async function peekSession(token: string, now = new Date()): Promise<Staff | undefined> {
  const found = await findOpenSession(token, now);
  return found?.owesSecondFactor ? undefined : found?.staff;
}

async function findOpenSession(token: string, now: Date) {
  const [found] = await db
    .select({ id: sessions.id, lastSeenAt: sessions.lastSeenAt, staff: staffColumns, owesSecondFactor })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(eq(sessions.tokenHash, hashToken(token)), isNull(accounts.disabledAt), isOpen(now)));
  return found;
}

/** Returns an account's sessions, most recently used first. */
export function listSessions(accountId: string, now = new Date()) {
  return db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      address: sessions.address,
      lastSeenAt: sessions.lastSeenAt,
      createdAt: sessions.createdAt,
    })
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), isOpen(now)))
    .orderBy(desc(sessions.lastSeenAt));
}

/** Ends a session; does nothing if it has already ended. */
export async function endSession(tx: Transaction | Database, token: string) {
  await tx.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
}

/** Ends all sessions of an account except `keep`. Returns the number of ended sessions. */
export async function endSessions(tx: Transaction, accountId: string, keep?: string): Promise<number> {
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.accountId, accountId), keep ? ne(sessions.id, keep) : undefined))
    .returning({ id: sessions.id });
  return ended.length;
}

function isOpen(now: Date) {
  const idleSince = new Date(now.getTime() - sessionLifetimes.idle);
  return and(gt(sessions.expiresAt, now), gt(sessions.lastSeenAt, idleSince));
}

/**
 * Ends the other sessions of an account before it gets its first second factor: they needed only the password, which an
 * attacker may know.
 */
export async function endPasswordSessions(tx: Transaction, accountId: string, except: string) {
  await lockAccount(tx, accountId);
  const { authenticator, passkeys } = await findSecondFactors(accountId, tx);
  if (!authenticator && passkeys === 0) await endSessions(tx, accountId, except);
}

/** Milliseconds allowed between the password and the second factor. */
const lifetime = 10 * 60_000;

/** Stores a sign-in that still needs the second factor. The token goes into a cookie. */
export async function startPendingSignIn(
  accountId: string,
  tx: Transaction | Database = db,
): Promise<{ token: string; expiresAt: Date }> {
  const now = Date.now();
  const token = newToken();
  const expiresAt = new Date(now + lifetime);
  await tx.delete(pendingSignIns).where(lt(pendingSignIns.expiresAt, new Date(now)));
  await tx.insert(pendingSignIns).values({ tokenHash: hashToken(token), accountId, expiresAt });
  return { token, expiresAt };
}

/**
 * Returns the account that must still show the second factor. Undefined when the sign-in has expired or the account is
 * disabled.
 */
export async function findPendingSignIn(token: string): Promise<Staff | undefined> {
  const [pending] = await db
    .select(staffColumns)
    .from(pendingSignIns)
    .innerJoin(accounts, eq(accounts.id, pendingSignIns.accountId))
    .where(
      and(
        eq(pendingSignIns.tokenHash, hashToken(token)),
        gt(pendingSignIns.expiresAt, new Date()),
        isNull(accounts.disabledAt),
      ),
    );
  return pending;
}

/** Consumes a pending sign-in. Returns false when a concurrent request has consumed it. */
export async function consumePendingSignIn(tx: Transaction, token: string): Promise<boolean> {
  const taken = await tx
    .delete(pendingSignIns)
    .where(eq(pendingSignIns.tokenHash, hashToken(token)))
    .returning({ accountId: pendingSignIns.accountId });
  return taken.length > 0;
}
