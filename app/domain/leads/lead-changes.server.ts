import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Staff } from "#app/domain/accounts/account.ts";
import { enqueueAssignment } from "#app/domain/assignments/assignment-jobs.server.ts";
import { db, type Transaction } from "#app/platform/database.server.ts";
import { accounts } from "#db/schema/accounts.ts";
import { type LeadStatus, leadEvents, leads } from "#db/schema/leads.ts";
import type { NoteKind } from "./lead.ts";
import { recordLeadEvent, recordLeadEvents } from "./lead-events.server.ts";
import { canOwnLeads } from "./owners.server.ts";

/** What a lead was before; enough to take the change back. */
export interface LeadChange<Value> {
  leadId: string;
  from: Value;
}

/**
 * Moves leads to a status and writes down who did it. Answers with those that were somewhere else before; with
 * `onlyFrom`, leads that are not there any more are left alone.
 */
export function changeStatus(
  ids: string[],
  status: LeadStatus,
  by: Staff,
  onlyFrom?: LeadStatus,
): Promise<LeadChange<LeadStatus>[]> {
  return db.transaction(async (tx) => {
    const changes = (await locked(tx, ids))
      .filter((lead) => lead.status !== status && (!onlyFrom || lead.status === onlyFrom))
      .map((lead) => ({ leadId: lead.id, from: lead.status }));
    if (changes.length === 0) return changes;

    await tx
      .update(leads)
      .set({ status, answeredAt: answeredAtIn(status) })
      .where(inArray(leads.id, changes.map(idOf)));
    const events = changes.map(({ leadId, from }) => ({ leadId, detail: { from, to: status } }));
    await recordLeadEvents(tx, "status-changed", events, by.id);
    return changes;
  });
}

/**
 * Assigns leads to a person, or unassigns them, as `changeStatus` moves them. The person is notified by mail, except
 * when a change is undone. A person who cannot be assigned leads gets none: an undo must not give back to a disabled
 * account.
 */
export function changeOwner(
  ids: string[],
  ownerId: string | null,
  by: Staff,
  onlyFrom?: string | null,
): Promise<LeadChange<string | null>[]> {
  return db.transaction(async (tx) => {
    if (ownerId && !(await canOwnLeads(tx, ownerId))) return [];
    const changes = (await locked(tx, ids))
      .filter((lead) => lead.ownerId !== ownerId && (onlyFrom === undefined || lead.ownerId === onlyFrom))
      .map((lead) => ({ leadId: lead.id, from: lead.ownerId }));
    if (changes.length === 0) return changes;

    await tx
      .update(leads)
      .set({ ownerId, version: sql`${leads.version} + 1` })
      .where(inArray(leads.id, changes.map(idOf)));
    await recordOwners(tx, changes, ownerId, by);
    if (onlyFrom === undefined) await enqueueAssignment(tx, ownerId, { leadIds: changes.map(idOf) }, by);
    return changes;
  });
}

/** Writes down who had the leads and who has them now, by the names of today. */
export async function recordOwners(
  tx: Transaction,
  changes: LeadChange<string | null>[],
  to: string | null,
  by: Staff,
) {
  const ids = [...new Set([to, ...changes.map(({ from }) => from)])].filter((id) => id !== null);
  const people = await tx
    .select({ id: accounts.id, name: accounts.name })
    .from(accounts)
    .where(inArray(accounts.id, ids));
  const nameOf = (id: string | null) => people.find((person) => person.id === id)?.name ?? null;
  const events = changes.map(({ leadId, from }) => ({
    leadId,
    detail: { from: nameOf(from), to: nameOf(to) },
  }));
  await recordLeadEvents(tx, "owner-changed", events, by.id);
}

/** In one order, so that two changes at once wait for each other and not both. */
function locked(tx: Transaction, ids: string[]) {
  return tx
    .select({ id: leads.id, status: leads.status, ownerId: leads.ownerId })
    .from(leads)
    .where(inArray(leads.id, ids))
    .orderBy(leads.id)
    .for("update");
}

/** The first move out of the new ones ends the 24 hours; a lead that is new again waits, unless it was mailed or called. */
function answeredAtIn(status: LeadStatus): SQL {
  if (status === "spam") return sql`${leads.answeredAt}`;
  return status === "new" ? firstReplyAt : sql`coalesce(${leads.answeredAt}, now())`;
}

const idOf = ({ leadId }: { leadId: string }) => leadId;

/** The time of the first mail or call to a lead; null while there was none. A subquery over `leads`. */
export const firstReplyAt: SQL = sql`(
  select min(${leadEvents.createdAt}) from ${leadEvents}
  where ${and(eq(leadEvents.leadId, leads.id), inArray(leadEvents.type, ["reply-sent", "call"]))})`;

/** After a mail or a call: the 24 hours end, and a new lead becomes a contacted one. */
export async function markContacted(tx: Transaction, leadId: string, actorId: string | undefined) {
  await tx
    .update(leads)
    .set({ answeredAt: sql`coalesce(${leads.answeredAt}, now())` })
    .where(eq(leads.id, leadId));
  const moved = await tx
    .update(leads)
    .set({ status: "contacted" })
    .where(and(eq(leads.id, leadId), eq(leads.status, "new")))
    .returning({ id: leads.id });
  if (moved.length > 0)
    await recordLeadEvent(tx, leadId, "status-changed", { from: "new", to: "contacted" }, actorId);
}

/**
 * Adds a note or a call to a lead's history. A call answers the lead as a mail does. False when there is no such lead.
 */
export function addNote(leadId: string, text: string, by: Staff, kind: NoteKind = "note"): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [lead] = await tx
      .update(leads)
      .set({ updatedAt: sql`now()` })
      .where(eq(leads.id, leadId))
      .returning({ id: leads.id });
    if (!lead) return false;
    await recordLeadEvent(tx, leadId, kind, { text }, by.id);
    if (kind === "call") await markContacted(tx, leadId, by.id);
    return true;
  });
}
