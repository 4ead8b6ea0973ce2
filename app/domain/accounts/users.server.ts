import { and, asc, eq, isNull, max, ne, sql } from "drizzle-orm";
import { isOwnAction, recordAudit } from "#app/domain/audit/audit.server.ts";
import { db, type Transaction } from "#app/platform/database.server.ts";
import { accessRules, accounts, type Role, sessions } from "#db/schema/accounts.ts";
import { previewLinks } from "#db/schema/preview-links.ts";
import { authenticators, passkeys, recoveryCodes } from "#db/schema/second-factors.ts";
import { roleWords, type Staff } from "./account.ts";
import { enqueueDetailedNotice, enqueueNotice, enqueueOwnersNotice } from "./account-jobs.server.ts";
import { lockOwners, staffColumns } from "./accounts.server.ts";
import type { Visit } from "./device.ts";
import { canSucceed, handOver, unassignForbidden } from "./hand-over.server.ts";
import { revokeInvitationsOf } from "./invitations.server.ts";
import { messages } from "./messages.ts";
import { allows } from "./policies.ts";
import { deleteRecoveryTokens } from "./recovery.server.ts";
import { findSecondFactors, hasSecondFactor } from "./second-factors.server.ts";
import { endSessions } from "./sessions.server.ts";

const latestUse = db
  .select({ at: max(sessions.lastSeenAt) })
  .from(sessions)
  .where(eq(sessions.accountId, accounts.id));

const userColumns = {
  ...staffColumns,
  version: accounts.version,
  disabledAt: accounts.disabledAt,
  createdAt: accounts.createdAt,
  lastSignInAt: accounts.lastSignInAt,
  hasSecondFactor,
  lastSeenAt: sql<string | null>`(${latestUse})`,
};

export type User = Awaited<ReturnType<typeof listUsers>>[number];

/** Returns all accounts, enabled ones first, then by name. */
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

/** The result of an account change. */
export type UserChange =
  | "done"
  | "missing"
  /** No enabled owner would remain. */
  | "last-owner"
  /** The chosen colleague cannot take over the leads and tasks. */
  | "no-successor";

/** The user who changes an account, with the origin of the request. */
export interface UserActor extends Staff {
  visit?: Visit;
}

/**
 * Changes a role, effective from the user's next request. Unassigns leads and open tasks that the role may not work on;
 * a role that may not invite or share drafts ends the user's open invitations or preview links. Another user may have
 * changed the role since the form was loaded with its version: `stale`; or the same one, in another tab: `stale-own`.
 */
export function changeRole(
  id: string,
  version: number,
  role: Role,
  by: UserActor,
): Promise<UserChange | "stale" | "stale-own"> {
  return changeUser(id, async (tx, user) => {
    if (user.role === role) return "done";
    if (user.version !== version)
      return (await isOwnAction(tx, by, id, ["user.role"])) ? "stale-own" : "stale";
    if (await isLastOwner(tx, user)) return "last-owner";
    await tx
      .update(accounts)
      .set({ role, version: sql`${accounts.version} + 1` })
      .where(eq(accounts.id, id));
    await unassignForbidden(tx, id, role, by);
    if (!allows(role, "users.update")) await revokeInvitationsOf(tx, id, by);
    if (!(allows(role, "pages.update") && allows(role, "news.update"))) await revokePreviewLinksOf(tx, id);
    await recordAudit(tx, {
      actor: by,
      action: "user.role",
      subject: id,
      before: { role: user.role },
      after: { role },
      visit: by.visit,
    });
    const change = messages.roleChange(roleWords[user.role].label, roleWords[role].label.toLowerCase());
    const detail = messages.changeBy(change, by.name);
    await enqueueDetailedNotice(tx, id, "role-changed", detail);
    await enqueueOwnersNotice(tx, "team-role-changed", `${nameOf(user)}: ${detail}`, id);
    return "done";
  });
}

/**
 * Disables an account, ends its sessions and revokes its open invitations, preview links and password reset link. Leads
 * and open tasks that were not reassigned before become unassigned: a compromised account must be closed immediately.
 */
export function disableUser(id: string, by: UserActor): Promise<UserChange> {
  return changeUser(id, async (tx, user) => {
    if (user.disabledAt) return "done";
    if (await isLastOwner(tx, user)) return "last-owner";
    await tx.update(accounts).set({ disabledAt: new Date() }).where(eq(accounts.id, id));
    await handOver(tx, id, null, by);
    await revokeInvitationsOf(tx, id, by);
    await revokePreviewLinksOf(tx, id);
    await deleteRecoveryTokens(tx, id);
    await endSessions(tx, id);
    await recordAudit(tx, { actor: by, action: "user.disable", subject: id, visit: by.visit });
    await enqueueOwnersNotice(tx, "team-account-disabled", messages.changeBy(nameOf(user), by.name));
    return "done";
  });
}

/** Revokes the links to drafts that an account has created. */
async function revokePreviewLinksOf(tx: Transaction, accountId: string) {
  await tx
    .update(previewLinks)
    .set({ revokedAt: new Date() })
    .where(and(eq(previewLinks.createdBy, accountId), isNull(previewLinks.revokedAt)));
}

/** Reassigns an account's leads and open tasks to a colleague, or unassigns them. */
export function handOverWork(id: string, successorId: string | null, by: UserActor): Promise<UserChange> {
  return changeUser(id, async (tx) => {
    if (successorId && !(await canSucceed(tx, id, successorId))) return "no-successor";
    await handOver(tx, id, successorId, by);
    return "done";
  });
}

/** Enables a disabled account: its password, second factor and role are valid again. */
export function enableUser(id: string, by: UserActor): Promise<UserChange> {
  return changeUser(id, async (tx, user) => {
    if (!user.disabledAt) return "done";
    await tx.update(accounts).set({ disabledAt: null }).where(eq(accounts.id, id));
    await recordAudit(tx, { actor: by, action: "user.enable", subject: id, visit: by.visit });
    const detail = messages.changeBy(nameOf(user), by.name);
    await enqueueDetailedNotice(tx, id, "team-account-enabled", detail);
    await enqueueOwnersNotice(tx, "team-account-enabled", detail, id);
    return "done";
  });
}

/** Ends all sessions of an account. */
export function signOutEverywhere(id: string, by: UserActor): Promise<UserChange> {
  return changeUser(id, async (tx) => {
    const ended = await endSessions(tx, id);
    await recordAudit(tx, { actor: by, action: "user.sign-out", subject: id, after: { ended } });
    return "done";
  });
}

/**
 * Removes the authenticator app, passkeys and recovery codes of a user who has lost them, and notifies the user by
 * mail.
 */
export function removeSecondFactor(id: string, by?: UserActor): Promise<UserChange> {
  return changeUser(id, async (tx, user) => {
    for (const table of [authenticators, passkeys, recoveryCodes]) {
      await tx.delete(table).where(eq(table.accountId, id));
    }
    await recordAudit(tx, {
      actor: by,
      action: "user.second-factor-remove",
      subject: id,
      visit: by?.visit,
    });
    await enqueueNotice(tx, id, "second-factor-removed");
    const detail = messages.changeBy(nameOf(user), by?.name ?? messages.commandLine);
    await enqueueOwnersNotice(tx, "team-second-factor-removed", detail, id);
    return "done";
  });
}

/**
 * Sets whether every account must have a second factor. Accounts without one are redirected to its setup. Returns
 * false, without changes, when the owner has none: the rule would lock them out.
 */
export function requireSecondFactor(required: boolean, by: UserActor): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { authenticator, passkeys: keys } = await findSecondFactors(by.id, tx);
    if (required && !authenticator && keys === 0) return false;
    const [before] = await tx.select().from(accessRules).for("update");
    if ((before?.secondFactorRequired ?? false) === required) return true;
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
      visit: by.visit,
    });
    if (!required) await enqueueOwnersNotice(tx, "second-factor-optional", messages.changedBy(by.name));
    return true;
  });
}

/**
 * Serialises account changes, so that two owners cannot demote each other concurrently. A stronger lock would also wait
 * for everything that the account is changing, and deadlock with the hand-over of its work.
 */
function changeUser<Change extends UserChange | "stale" | "stale-own">(
  id: string,
  change: (tx: Transaction, user: typeof accounts.$inferSelect) => Promise<Change>,
): Promise<Change | "missing"> {
  return db.transaction(async (tx) => {
    await lockOwners(tx);
    const [user] = await tx.select().from(accounts).where(eq(accounts.id, id)).for("no key update");
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

function nameOf({ name, email }: { name: string; email: string }): string {
  return messages.personAndAddress(name, email);
}
