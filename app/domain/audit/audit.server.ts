import { and, desc, eq, inArray } from "drizzle-orm";
import type { Staff } from "#app/domain/accounts/account.ts";
import { deviceName, type Visit } from "#app/domain/accounts/device.ts";
import { type Database, db, type Transaction } from "#app/platform/database.server.ts";
import { auditLog, auditOrigins } from "#db/schema/audit.ts";

interface AuditEntry {
  /** Undefined for changes by the system. */
  actor?: Pick<Staff, "id">;
  /** `page.publish`, `setting.save`, … */
  action: string;
  /** A slug, a setting's key, an id. */
  subject: string;
  before?: unknown;
  after?: unknown;
  /** Origin of the request; deleted after 90 days. */
  visit?: Pick<Visit, "address" | "userAgent">;
}

/** Adds entries to the audit log in the transaction of the changes that they describe. Returns their ids. */
export async function recordAudit(tx: Transaction | Database, ...entries: AuditEntry[]): Promise<string[]> {
  const rows = await tx
    .insert(auditLog)
    .values(entries.map(({ actor, visit: _, ...entry }) => ({ actorId: actor?.id, ...entry })))
    .returning({ id: auditLog.id });
  const origins = entries.flatMap(({ visit }, position) => {
    const entryId = rows[position]?.id;
    return visit && entryId ? [{ entryId, address: visit.address, device: deviceName(visit.userAgent) }] : [];
  });
  if (origins.length > 0) await tx.insert(auditOrigins).values(origins);
  return rows.map(({ id }) => id);
}

/** Whether the latest of these actions on a subject is the account's own, in another tab or browser. */
export async function isOwnAction(
  tx: Transaction,
  by: Pick<Staff, "id">,
  subject: string,
  actions: string[],
) {
  const [latest] = await tx
    .select({ actorId: auditLog.actorId })
    .from(auditLog)
    .where(and(eq(auditLog.subject, subject), inArray(auditLog.action, actions)))
    .orderBy(desc(auditLog.createdAt))
    .limit(1);
  return latest?.actorId === by.id;
}

interface Disclosure {
  by: Staff;
  action: "lead.export" | "person.export" | "lead.file-open" | "audit.export";
  subject: string;
  /** Ids and field names only, never personal text, because the log cannot be erased. */
  after?: unknown;
  visit: Visit;
}

/**
 * Records that personal data is about to leave the site. Rejects when the log is not writable; the caller must then not
 * disclose the data.
 */
export function recordDisclosure({ by, ...entry }: Disclosure) {
  return recordAudit(db, { actor: by, ...entry });
}
