import { sql } from "drizzle-orm";
import { recordAudit } from "#app/domain/audit/audit.server.ts";
import { announce } from "#app/domain/live/live.server.ts";
import type { Database, Transaction } from "#app/platform/database.server.ts";
import { leadEvents } from "#db/schema/leads.ts";

/** What each kind of event says beside its kind; texts are for the admin. */
interface LeadEventDetails {
  captured: { files: number /** Names of files that a trapped enquiry brought. */; discarded?: string[] };
  "upload-failed": { name: string; reason: string };
  "mail-sent": { to: string; attempt: number };
  "mail-failed": { reason: string; attempt: number };
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
  "reply-sent": { replyId: string; attempt: number };
  "reply-failed": { replyId: string; reason: string; attempt: number };
}

/**
 * Adds a line to a lead's history, and tells the screens that show it. What a person did is in the audit log too, by
 * its kind alone: the log is for ever, and what is known of a lead can be erased.
 */
export async function recordLeadEvent<Type extends keyof LeadEventDetails>(
  tx: Transaction | Database,
  leadId: string,
  type: Type,
  detail: LeadEventDetails[Type],
  actorId?: string,
) {
  // Events of one transaction happened one after the other.
  const createdAt = sql`clock_timestamp()`;
  await tx.insert(leadEvents).values({ leadId, type, detail: { ...detail }, actorId, createdAt });
  if (actorId) await recordAudit(tx, { actor: { id: actorId }, action: `lead.${type}`, subject: leadId });
  await announce(tx, "leads", leadId);
}
