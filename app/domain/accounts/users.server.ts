import { and, asc, eq, isNull, max, ne, sql } from "drizzle-orm";
import { recordAudit } from "#app/domain/audit/audit.server.ts";
import { db, type Transaction } from "#app/platform/database.server.ts";
import { accessRules, accounts, type Role, sessions } from "#db/schema/accounts.ts";
import { authenticators, passkeys, recoveryCodes } from "#db/schema/second-factors.ts";
import type { Staff } from "./account.ts";
import { enqueueNotice } from "./account-jobs.server.ts";
import { lockOwners } from "./accounts.server.ts";
import { hasSecondFactor } from "./second-factor.server.ts";
import { endSessions } from "./sessions.server.ts";
import { staffColumns } from "./staff-columns.server.ts";

const latestUse = db
  .select({ at: max(sessions.lastSeenAt) })
  .from(sessions)
  .where(eq(sessions.accountId, accounts.id));

const userColumns = {
  ...staffColumns,
  disabledAt: accounts.disabledAt,
  createdAt: accounts.createdAt,
  lastSignInAt: accounts.lastSignInAt,
  hasSecondFactor,
  lastSeenAt: sql<string | null>`(${latestUse})`,
};

export type User = Awaited<ReturnType<typeof listUsers>>[number];

/** Everybody with an account: who is in first, by name. */
export async function listUsers() {
  const rows = await db
    .select(userColumns)
    .from(accounts)
    .orderBy(sql`${accounts.disabledAt} is not null`, asc(sql`lower(${accounts.name})`), asc(accounts.id));
  return rows.map(withLastSeen);
}

export async function findUser(id: string) {
  const [row] = await db.select(userColumns).from(accounts).where(eq(accounts.id, id));
  return row && withLastSeen(row);
}

/** What a change of somebody's account came to. */
export type UserChange =
  | "done"
  | "missing"
  /** It would leave nobody who may do everything. */
  | "last-owner"
  /** Somebody else has changed it meanwhile. */
  | "stale";

/** Gives somebody another role, which counts from their next step on. `was` is the role the form was made for. */
export function changeRole(id: string, role: Role, was: Role, by: Staff): Promise<UserChange> {
  return changeUser(id, async (tx, user) => {
    if (user.role === role) return "done";
    if (user.role !== was) return "stale";
    if (await isLastOwner(tx, user)) return "last-owner";
    await tx.update(accounts).set({ role }).where(eq(accounts.id, id));
    await recordAudit(tx, {
      actor: by,
      action: "user.role",
      subject: id,
      before: { role: user.role },
      after: { role },
    });
    return "done";
  });
}

/** Closes an account: its sessions end, and it signs in no more. */
export function disableUser(id: string, by: Staff): Promise<UserChange> {
  return changeUser(id, async (tx, user) => {
    if (user.disabledAt) return "done";
    if (await isLastOwner(tx, user)) return "last-owner";
    await tx.update(accounts).set({ disabledAt: new Date() }).where(eq(accounts.id, id));
    await endSessions(tx, id);
    await recordAudit(tx, { actor: by, action: "user.disable", subject: id });
    return "done";
  });
}

/** Opens a closed account again. */
export function enableUser(id: string, by: Staff): Promise<UserChange> {
  return changeUser(id, async (tx, user) => {
    if (!user.disabledAt) return "done";
    await tx.update(accounts).set({ disabledAt: null }).where(eq(accounts.id, id));
    await recordAudit(tx, { actor: by, action: "user.enable", subject: id });
    return "done";
  });
}

/** Ends every session of somebody. */
export function signOutEverywhere(id: string, by: Staff): Promise<UserChange> {
  return changeUser(id, async (tx) => {
    const ended = await endSessions(tx, id);
    await recordAudit(tx, { actor: by, action: "user.sign-out", subject: id, after: { ended } });
    return "done";
  });
}

/** Takes authenticator app, passkeys and recovery codes from somebody who has lost them, and tells them by mail. */
export function removeSecondFactor(id: string, by?: Staff): Promise<UserChange> {
  return changeUser(id, async (tx) => {
    for (const table of [authenticators, passkeys, recoveryCodes]) {
      await tx.delete(table).where(eq(table.accountId, id));
    }
    await recordAudit(tx, { actor: by, action: "user.second-factor-remove", subject: id });
    await enqueueNotice(tx, id, "second-factor-removed");
    return "done";
  });
}

/** Whether everybody must have a second factor. Whoever has none is led to setting one up. */
export function requireSecondFactor(required: boolean, by: Staff) {
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(accessRules).for("update");
    if ((before?.secondFactorRequired ?? false) === required) return;
    await tx
      .insert(accessRules)
      .values({ secondFactorRequired: required })
      .onConflictDoUpdate({ target: accessRules.id, set: { secondFactorRequired: required } });
    await recordAudit(tx, {
      actor: by,
      action: "access.second-factor",
      subject: "everybody",
      before: { required: !required },
      after: { required },
    });
  });
}

/** Changes of accounts wait for each other, so that two owners cannot take the role from each other at once. */
function changeUser(
  id: string,
  change: (tx: Transaction, user: typeof accounts.$inferSelect) => Promise<UserChange>,
): Promise<UserChange> {
  return db.transaction(async (tx) => {
    await lockOwners(tx);
    const [user] = await tx.select().from(accounts).where(eq(accounts.id, id)).for("update");
    return user ? change(tx, user) : "missing";
  });
}

async function isLastOwner(tx: Transaction, { id, role, disabledAt }: typeof accounts.$inferSelect) {
  if (role !== "owner" || disabledAt) return false;
  const others = and(eq(accounts.role, "owner"), isNull(accounts.disabledAt), ne(accounts.id, id));
  return (await tx.$count(accounts, others)) === 0;
}

function withLastSeen<Row extends { lastSeenAt: string | null }>(row: Row) {
  return { ...row, lastSeenAt: row.lastSeenAt ? new Date(row.lastSeenAt) : null };
}
