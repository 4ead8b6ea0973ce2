import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { recordAudit } from "#app/domain/audit/audit.server.ts";
import { db, type Transaction } from "#app/platform/database.server.ts";
import { enqueue } from "#app/platform/queue.server.ts";
import { hashToken, newToken } from "#app/platform/secrets.server.ts";
import { accounts, accountTokens } from "#db/schema/accounts.ts";
import type { Staff } from "./account.ts";
import { enqueueOwnersNotice, sendInvitation } from "./account-jobs.server.ts";
import { hasEmail, isOpenLink, requireEnabled, staffColumns } from "./accounts.server.ts";
import type { Acceptance, Invitation } from "./credentials.ts";
import type { Visit } from "./device.ts";
import { messages } from "./messages.ts";
import { hashPassword } from "./passwords.server.ts";

/** Milliseconds for which an invitation is valid after its mail is sent. */
const lifetime = 7 * 24 * 60 * 60_000;

const openInvitation = and(eq(accountTokens.purpose, "invitation"), isNull(accountTokens.usedAt));

/** Returns open invitations, newest first. */
export async function listInvitations() {
  const rows = await db
    .select({
      id: accountTokens.id,
      email: accountTokens.email,
      role: accountTokens.role,
      sentAt: accountTokens.sentAt,
      problem: accountTokens.problem,
      expiresAt: accountTokens.expiresAt,
      createdAt: accountTokens.createdAt,
      invitedBy: accounts.name,
    })
    .from(accountTokens)
    .leftJoin(accounts, eq(accounts.id, accountTokens.createdBy))
    .where(openInvitation)
    .orderBy(desc(accountTokens.createdAt));
  return rows.flatMap(({ email, role, ...row }) => (email && role ? [{ ...row, email, role }] : []));
}

/** Invites a person by mail and replaces an earlier invitation. Returns false when the address has an account. */
export function invite(invitation: Invitation, by: Staff & { visit?: Visit }): Promise<boolean> {
  return db.transaction(async (tx) => {
    await requireEnabled(tx, by.id);
    // The job that sends the mail creates the real token; until then no link is valid.
    const invitationId = await storeInvitation(tx, invitation, newToken(), by);
    if (!invitationId) return false;
    await enqueueInvitation(tx, invitationId);
    if (invitation.role === "owner")
      await enqueueOwnersNotice(tx, "owner-invited", messages.changeBy(invitation.email, by.name));
    return true;
  });
}

/** Returns the token of an invitation that is not delivered by mail. Undefined when the address has an account. */
export function inviteAsSystem(invitation: Invitation): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    const token = newToken();
    return (await storeInvitation(tx, invitation, token)) && token;
  });
}

async function storeInvitation(
  tx: Transaction,
  { email, role }: Invitation,
  token: string,
  by?: Staff & { visit?: Visit },
): Promise<string | undefined> {
  if (await hasAccount(tx, email)) return undefined;
  await tx
    .delete(accountTokens)
    .where(and(openInvitation, eq(sql`lower(${accountTokens.email})`, email.toLowerCase())));
  const [invitation] = await tx
    .insert(accountTokens)
    .values({
      purpose: "invitation",
      email,
      role,
      createdBy: by?.id,
      tokenHash: hashToken(token),
      expiresAt: new Date(Date.now() + lifetime),
    })
    .returning({ id: accountTokens.id });
  await recordAudit(tx, {
    actor: by,
    action: "user.invite",
    subject: email,
    after: { role },
    visit: by?.visit,
  });
  return invitation?.id;
}

/**
 * Sends an invitation again with a new link and invalidates the previous one. Returns false when the invitation no
 * longer exists.
 */
export function resendInvitation(id: string, by: Staff): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [found] = await tx
      .update(accountTokens)
      .set({ sentAt: null, problem: null, tokenHash: hashToken(newToken()) })
      .where(and(openInvitation, eq(accountTokens.id, id)))
      .returning({ email: accountTokens.email });
    if (!found?.email) return false;
    await enqueueInvitation(tx, id);
    await recordAudit(tx, { actor: by, action: "user.invite-again", subject: found.email });
    return true;
  });
}

/** Replaces the job of an earlier mail: each mail creates a new token, which invalidates the last one. */
function enqueueInvitation(tx: Transaction, invitationId: string) {
  return enqueue(tx, sendInvitation, { invitationId }, { key: `invitation-${invitationId}` });
}

/** Revokes an invitation and invalidates its link. Returns false when the invitation no longer exists. */
export function revokeInvitation(id: string, by: Staff): Promise<boolean> {
  return db.transaction(async (tx) => (await revoke(tx, eq(accountTokens.id, id), by)) > 0);
}

/**
 * Revokes the open invitations of a person who may no longer invite. Otherwise that person could return with an account
 * from a link that they have mailed to themselves.
 */
export async function revokeInvitationsOf(tx: Transaction, inviterId: string, by: Staff & { visit?: Visit }) {
  await revoke(tx, eq(accountTokens.createdBy, inviterId), by);
}

/** Returns the number of revoked invitations. */
async function revoke(tx: Transaction, which: SQL, by: Staff & { visit?: Visit }): Promise<number> {
  const revoked = await tx
    .delete(accountTokens)
    .where(and(openInvitation, which))
    .returning({ email: accountTokens.email, role: accountTokens.role });
  for (const { email, role } of revoked) {
    await recordAudit(tx, {
      actor: by,
      action: "user.invitation-revoke",
      subject: email ?? "",
      before: { role },
      visit: by.visit,
    });
  }
  return revoked.length;
}

/**
 * Returns a new token for an invitation's mail, valid for a week from now. Undefined when the invitation no longer
 * exists.
 */
export async function makeInvitationToken(id: string) {
  const token = newToken();
  const [invitation] = await db
    .update(accountTokens)
    .set({ tokenHash: hashToken(token), expiresAt: new Date(Date.now() + lifetime) })
    .where(and(openInvitation, eq(accountTokens.id, id)))
    .returning();
  if (!invitation?.email || !invitation.role) return undefined;
  const { email, role, createdBy } = invitation;
  const [by] = createdBy
    ? await db.select(staffColumns).from(accounts).where(eq(accounts.id, createdBy))
    : [];
  return { token, email, role, by };
}

/** Records the delivery result: sent, or the mail server's error. */
export async function noteInvitationMail(id: string, problem?: string) {
  await db
    .update(accountTokens)
    .set(problem ? { problem } : { sentAt: new Date(), problem: null })
    .where(eq(accountTokens.id, id));
}

/** Returns address and role of an invitation link. Undefined for used, expired, revoked or replaced links. */
export async function findInvitation(token: string): Promise<Invitation | undefined> {
  const [found] = await db
    .select({ email: accountTokens.email, role: accountTokens.role })
    .from(accountTokens)
    .where(isOpenLink("invitation", token));
  return found?.email && found.role ? { email: found.email, role: found.role } : undefined;
}

/** Creates the account and consumes the link. Returns undefined, without changes, for an invalid link. */
export async function acceptInvitation(
  token: string,
  { name, password }: Acceptance,
): Promise<Staff | undefined> {
  if (!(await findInvitation(token))) return undefined;
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const [used] = await tx
      .update(accountTokens)
      .set({ usedAt: new Date() })
      .where(isOpenLink("invitation", token))
      .returning({ email: accountTokens.email, role: accountTokens.role });
    if (!used?.email || !used.role || (await hasAccount(tx, used.email))) return undefined;
    const [staff] = await tx
      .insert(accounts)
      .values({ name, email: used.email, role: used.role, passwordHash })
      .returning(staffColumns);
    if (!staff) throw new Error("The database returned no new account");
    await recordAudit(tx, {
      actor: staff,
      action: "account.join",
      subject: staff.id,
      after: { email: staff.email, role: staff.role },
    });
    return staff;
  });
}

async function hasAccount(tx: Transaction, email: string): Promise<boolean> {
  return (await tx.$count(accounts, hasEmail(email))) > 0;
}
