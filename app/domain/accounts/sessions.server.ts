import { and, eq, gt, isNull, lt, or } from "drizzle-orm";
import { type Database, db, type Transaction } from "#app/platform/database.server.ts";
import { accounts, sessions } from "#db/schema/accounts.ts";
import type { Staff } from "./account.ts";
import { hashToken, newToken } from "./tokens.server.ts";

const minute = 60_000;
const hour = 60 * minute;

/** A session that nobody uses ends after 12 hours, and every session after 7 days (requirement ADMIN-02). */
export const sessionLimits = { idle: 12 * hour, absolute: 7 * 24 * hour };

/** How exactly `lastSeenAt` is kept; a write per request would buy nothing. */
const seenPrecision = minute;

export interface Visit {
  userAgent: string | null;
  address: string | null;
}

/** Starts a session and clears away the account's ended ones. The token goes into the cookie and is stored nowhere. */
export async function startSession(
  tx: Transaction | Database,
  accountId: string,
  visit: Visit,
  now = new Date(),
): Promise<{ token: string; expiresAt: Date }> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + sessionLimits.absolute);
  const idleSince = new Date(now.getTime() - sessionLimits.idle);
  await tx
    .delete(sessions)
    .where(
      and(
        eq(sessions.accountId, accountId),
        or(lt(sessions.expiresAt, now), lt(sessions.lastSeenAt, idleSince)),
      ),
    );
  await tx
    .insert(sessions)
    .values({ accountId, tokenHash: hashToken(token), expiresAt, lastSeenAt: now, createdAt: now, ...visit });
  return { token, expiresAt };
}

/** Whose session this is. Undefined once it is over, revoked or its account disabled. */
export async function findSession(token: string, now = new Date()): Promise<Staff | undefined> {
  const found = await findOpenSession(token, now);
  if (found && now.getTime() - found.lastSeenAt.getTime() >= seenPrecision) {
    await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, found.sessionId));
  }
  return found?.staff;
}

/** The same for what an open screen asks by itself: it does not count as a use. */
export async function peekSession(token: string, now = new Date()): Promise<Staff | undefined> {
  return (await findOpenSession(token, now))?.staff;
}

async function findOpenSession(token: string, now: Date) {
  const idleSince = new Date(now.getTime() - sessionLimits.idle);
  const [found] = await db
    .select({
      sessionId: sessions.id,
      lastSeenAt: sessions.lastSeenAt,
      staff: { id: accounts.id, email: accounts.email, name: accounts.name, role: accounts.role },
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(
      and(
        eq(sessions.tokenHash, hashToken(token)),
        gt(sessions.expiresAt, now),
        gt(sessions.lastSeenAt, idleSince),
        isNull(accounts.disabledAt),
      ),
    );
  return found;
}

/** Ends one session. Harmless when it is over already. */
export async function endSession(tx: Transaction | Database, token: string) {
  await tx.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
}
