import { and, eq, gt, isNull, lt } from "drizzle-orm";
import { db, type Transaction } from "#app/platform/database.server.ts";
import { accounts } from "#db/schema/accounts.ts";
import { pendingSignIns } from "#db/schema/second-factors.ts";
import type { Staff } from "./account.ts";
import { staffColumns } from "./staff-columns.server.ts";
import { hashToken, newToken } from "./tokens.server.ts";

/** Milliseconds allowed between the password and the second factor. */
const lifetime = 10 * 60_000;

/** Stores a sign-in that still needs the second factor. The token goes into a cookie. */
export async function startPendingSignIn(accountId: string): Promise<{ token: string; expiresAt: Date }> {
  const now = Date.now();
  const token = newToken();
  const expiresAt = new Date(now + lifetime);
  await db.delete(pendingSignIns).where(lt(pendingSignIns.expiresAt, new Date(now)));
  await db.insert(pendingSignIns).values({ tokenHash: hashToken(token), accountId, expiresAt });
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
