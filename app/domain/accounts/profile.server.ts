import { and, eq, isNull } from "drizzle-orm";
import { recordAudit } from "#app/domain/audit/audit.server.ts";
import { db, type Transaction } from "#app/platform/database.server.ts";
import { accounts, accountTokens, sessions } from "#db/schema/accounts.ts";
import { pendingSignIns } from "#db/schema/second-factors.ts";
import type { Session, Staff } from "./account.ts";
import { enqueueNotice } from "./account-jobs.server.ts";
import { deviceName } from "./device.ts";
import { hashPassword } from "./passwords.server.ts";
import { issueRecoveryCodes } from "./second-factors.server.ts";
import { endSessions } from "./sessions.server.ts";

/** Changes the user's own name. */
export function renameAccount(staff: Staff, name: string) {
  return db.transaction(async (tx) => {
    if (staff.name === name) return;
    await tx.update(accounts).set({ name }).where(eq(accounts.id, staff.id));
    await recordAudit(tx, {
      actor: staff,
      action: "account.rename",
      subject: staff.id,
      before: { name: staff.name },
      after: { name },
    });
  });
}

/** Changes the user's own password and ends all their other sessions. */
export async function changePassword({ id, staff }: Session, password: string) {
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    await setPassword(tx, staff.id, passwordHash);
    await endSessions(tx, staff.id, id);
    await recordAudit(tx, { actor: staff, action: "account.password-change", subject: staff.id });
  });
}

/**
 * Sets a password and notifies the account's user by mail. Invalidates password reset links and pending sign-ins that
 * used the old password.
 */
export async function setPassword(tx: Transaction, accountId: string, passwordHash: string) {
  await tx.update(accounts).set({ passwordHash }).where(eq(accounts.id, accountId));
  await tx.delete(pendingSignIns).where(eq(pendingSignIns.accountId, accountId));
  await tx
    .delete(accountTokens)
    .where(
      and(
        eq(accountTokens.purpose, "recovery"),
        eq(accountTokens.accountId, accountId),
        isNull(accountTokens.usedAt),
      ),
    );
  await enqueueNotice(tx, accountId, "password-changed");
}

/** Replaces all recovery codes. */
export function renewRecoveryCodes(staff: Staff): Promise<string[]> {
  return db.transaction(async (tx) => {
    await recordAudit(tx, { actor: staff, action: "account.codes-renew", subject: staff.id });
    await enqueueNotice(tx, staff.id, "codes-renewed");
    return issueRecoveryCodes(tx, staff.id);
  });
}

/** Ends one of the user's own sessions. Returns false for an unknown id. */
export function endOwnSession(staff: Staff, sessionId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [ended] = await tx
      .delete(sessions)
      .where(and(eq(sessions.id, sessionId), eq(sessions.accountId, staff.id)))
      .returning({ userAgent: sessions.userAgent, address: sessions.address });
    if (!ended) return false;
    await recordAudit(tx, {
      actor: staff,
      action: "account.session-end",
      subject: staff.id,
      before: { device: deviceName(ended.userAgent), address: ended.address },
    });
    return true;
  });
}

/** Ends all of the user's sessions except the current one. Returns the number of ended sessions. */
export function endOtherSessions({ id, staff }: Session): Promise<number> {
  return db.transaction(async (tx) => {
    const ended = await endSessions(tx, staff.id, id);
    if (ended > 0) {
      await recordAudit(tx, {
        actor: staff,
        action: "account.sessions-end",
        subject: staff.id,
        after: { ended },
      });
    }
    return ended;
  });
}
