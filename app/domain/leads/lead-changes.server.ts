import { randomUUID } from "node:crypto";
import { and, eq, exists, inArray, or, type SQL, sql } from "drizzle-orm";
import type { Staff } from "#app/domain/accounts/account.ts";
import { enqueueAssignment } from "#app/domain/assignments/assignments.server.ts";
import { isAble, listPeople } from "#app/domain/assignments/people.server.ts";
import { db, type Transaction } from "#app/platform/database.server.ts";
import { enqueue } from "#app/platform/queue.server.ts";
import { accounts } from "#db/schema/accounts.ts";
import { type LeadStatus, leadEvents, leads } from "#db/schema/leads.ts";
import type { NoteKind } from "./lead.ts";
import { notifyOfNoteMention } from "./lead-jobs.server.ts";
import { recordLeadEvent, recordLeadEvents } from "./leads.server.ts";

const canOwn = isAble("leads.update");

/** Returns accounts that can own leads, by name; with `leadId`, also the lead's current owner. */
export function listLeadOwners(leadId?: string) {
  return listPeople(leadId ? or(canOwn, has(eq(leads.id, leadId))) : canOwn);
}

/** Returns accounts that can be mentioned in notes, by name. */
export const listLeadReaders = () => listPeople(isAble("leads.read"));

/** Returns accounts for the owner filter, by name: those that can own leads and those that still do. */
export function listLeadHolders() {
  return listPeople(or(canOwn, has()));
}

/** Whether an account is enabled and has a role that works on leads. */
async function canOwnLeads(tx: Transaction, id: string): Promise<boolean> {
  return (await tx.$count(accounts, and(eq(accounts.id, id), canOwn))) > 0;
}

/** SQL condition: owns a lead, optionally one that matches `such`. */
function has(such?: SQL): SQL {
  return exists(
    db
      .select({ id: leads.id })
      .from(leads)
      .where(and(eq(leads.ownerId, accounts.id), such)),
  );
}

/** The previous value of a lead, for undo. */
export interface LeadChange<Value> {
  leadId: string;
  from: Value;
}

/**
 * Sets the status of leads and records the actor. Returns the leads whose status changed; with `onlyFrom`, skips leads
 * that no longer have that status.
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
 * Assigns leads to a person or unassigns them; returns the changes like `changeStatus`. Notifies the person by mail,
 * except on undo. Skips a person who cannot own leads: an undo must not assign leads to a disabled account.
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

/** Records the previous and the new owners by their current names. */
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

/** Locks rows in a fixed order, so that concurrent changes do not deadlock. */
function locked(tx: Transaction, ids: string[]) {
  return tx
    .select({ id: leads.id, status: leads.status, ownerId: leads.ownerId })
    .from(leads)
    .where(inArray(leads.id, ids))
    .orderBy(leads.id)
    .for("update");
}

/** The first change from "new" ends the 24 hours; a lead that is "new" again waits, unless it was mailed or called. */
function answeredAtIn(status: LeadStatus): SQL {
  if (status === "spam") return sql`${leads.answeredAt}`;
  return status === "new" ? firstReplyAt : sql`coalesce(${leads.answeredAt}, now())`;
}

const idOf = ({ leadId }: { leadId: string }) => leadId;

/** Time of the first mail or call to a lead; null if none. A subquery on `leads`. */
export const firstReplyAt: SQL = sql`(
  select min(${leadEvents.createdAt}) from ${leadEvents}
  where ${and(eq(leadEvents.leadId, leads.id), inArray(leadEvents.type, ["reply-sent", "call"]))})`;

/** After a mail or call: ends the 24 hours and changes the status from new to contacted. */
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

interface NoteOptions {
  kind?: NoteKind;
  /** Those who are told by mail. */
  mentioned?: { id: string }[];
}

/** Adds a note or call, in Markdown, to a lead's history. A call counts as a reply. Returns false for an unknown lead. */
export function addNote(
  leadId: string,
  text: string,
  by: Staff,
  { kind = "note", mentioned = [] }: NoteOptions = {},
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [lead] = await tx
      .update(leads)
      .set({ updatedAt: sql`now()` })
      .where(eq(leads.id, leadId))
      .returning({ id: leads.id });
    if (!lead) return false;
    const eventId = randomUUID();
    await recordLeadEvents(tx, kind, [{ id: eventId, leadId, detail: { text } }], by.id);
    for (const { id: accountId } of mentioned)
      if (accountId !== by.id) await enqueue(tx, notifyOfNoteMention, { eventId, accountId });
    if (kind === "call") await markContacted(tx, leadId, by.id);
    return true;
  });
}
