import { sql } from "drizzle-orm";
import { recordAudit } from "#app/domain/audit/audit.server.ts";
import { announce } from "#app/domain/live/live.server.ts";
import type { Database, Transaction } from "#app/platform/database.server.ts";
import { leadEvents } from "#db/schema/leads.ts";

/** Details of each event type; texts are shown in the admin. */
interface LeadEventDetails {
  captured: {
    files: number /** Names of files that were not stored: the lead was above the limit, or (until 2026) trapped. */;
    discarded?: string[];
  };
  "upload-failed": { name: string; reason: string };
  "mail-sent": { to: string; attempt: number };
  "mail-failed": { reason: string; attempt: number };
  /** Omits the address, which is the lead's own. */
  "confirmation-sent": { attempt: number };
  "confirmation-failed": { reason: string; attempt: number };
  "webhook-sent": { status: number; attempt: number };
  "webhook-failed": { reason: string; attempt: number };
  "status-changed": { from: string; to: string };
  /** By name; null is unassigned. */
  "owner-changed": { from: string | null; to: string | null };
  "deal-changed": {
    value?: { from: number | null; to: number | null };
    nextStep?: { from: string | null; to: string | null };
    nextStepOn?: { from: string | null; to: string | null };
  };
  note: { text: string };
  /** A phone call with the lead. */
  call: { text: string };
  "reply-sent": { replyId: string; attempt: number };
  "reply-failed": { replyId: string; reason: string; attempt: number };
}

/**
 * Adds an event to a lead's history and notifies open screens. For user actions, the audit log stores only the event
 * type: the log is permanent, while lead data can be erased.
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

/** Rows per insert, far below Postgres' parameter limit. */
const batch = 1000;

/** Variant for many leads, with a single notification. */
export async function recordLeadEvents<Type extends keyof LeadEventDetails>(
  tx: Transaction | Database,
  type: Type,
  events: { leadId: string; detail: LeadEventDetails[Type] }[],
  actorId?: string,
) {
  // Orders events of one transaction; now() would give them all the same time.
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
