import { sql } from "drizzle-orm";
import { recordAudit } from "#app/domain/audit/audit.server.ts";
import { announce } from "#app/domain/live/live.server.ts";
import type { Database, Transaction } from "#app/platform/database.server.ts";
import { leadEvents } from "#db/schema/leads.ts";

/** What each kind of event says beside its kind; texts are for the admin. */
interface LeadEventDetails {
  captured: {
    files: number /** Names of files that were not stored: the lead was above the limit, or (until 2026) trapped. */;
    discarded?: string[];
  };
  "upload-failed": { name: string; reason: string };
  "mail-sent": { to: string; attempt: number };
  "mail-failed": { reason: string; attempt: number };
  /** Without the address: it is the lead's own. */
  "confirmation-sent": { attempt: number };
  "confirmation-failed": { reason: string; attempt: number };
  "webhook-sent": { status: number; attempt: number };
  "webhook-failed": { reason: string; attempt: number };
  "status-changed": { from: string; to: string };
  /** By name; nobody is null. */
  "owner-changed": { from: string | null; to: string | null };
  "deal-changed": {
    value?: { from: number | null; to: number | null };
    nextStep?: { from: string | null; to: string | null };
    nextStepOn?: { from: string | null; to: string | null };
  };
  note: { text: string };
  /** A call with the lead. */
  call: { text: string };
  "reply-sent": { replyId: string; attempt: number };
  "reply-failed": { replyId: string; reason: string; attempt: number };
}

/**
 * Adds a line to a lead's history, and tells the screens that show it. What a person did is in the audit log too, by
 * its kind alone: the log is for ever, and what is known of a lead can be erased.
 */
export function recordLeadEvent<Type extends keyof LeadEventDetails>(
  tx: Transaction | Database,
  leadId: string,
  type: Type,
  detail: LeadEventDetails[Type],
  actorId?: string,
) {
  return recordLeadEvents(tx, type, [{ leadId, detail }], actorId);
}

/** Rows that are written by one query: far below the parameters that Postgres takes. */
const batch = 1000;

/** The same for many leads, of which the screens are told at once. */
export async function recordLeadEvents<Type extends keyof LeadEventDetails>(
  tx: Transaction | Database,
  type: Type,
  events: { leadId: string; detail: LeadEventDetails[Type] }[],
  actorId?: string,
) {
  // Events of one transaction happened one after the other.
  const createdAt = sql`clock_timestamp()`;
  for (let start = 0; start < events.length; start += batch) {
    const some = events.slice(start, start + batch);
    await tx
      .insert(leadEvents)
      .values(
        some.map(({ leadId, detail }) => ({ leadId, type, detail: { ...detail }, actorId, createdAt })),
      );
    if (!actorId) continue;
    const action = `lead.${type}`;
    await recordAudit(tx, ...some.map(({ leadId }) => ({ actor: { id: actorId }, action, subject: leadId })));
  }
  const [first, ...others] = events;
  if (first) await announce(tx, "leads", others.length > 0 ? null : first.leadId);
}
