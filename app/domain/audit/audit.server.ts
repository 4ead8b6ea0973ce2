import type { Staff } from "#app/domain/accounts/account.ts";
import type { Visit } from "#app/domain/accounts/device.ts";
import { deviceName } from "#app/domain/accounts/device.ts";
import type { Database, Transaction } from "#app/platform/database.server.ts";
import { auditLog, auditOrigins } from "#db/schema/audit.ts";

interface AuditEntry {
  /** Nobody, for what the system did by itself. */
  actor?: Pick<Staff, "id">;
  /** `page.publish`, `setting.save`, … */
  action: string;
  /** A slug, a setting's key, an id. */
  subject: string;
  before?: unknown;
  after?: unknown;
  /** Where the request came from and by which browser; deleted after 90 days. */
  visit?: Pick<Visit, "address" | "userAgent">;
}

/** Adds lines to the audit log, in the transaction of the changes they describe. Returns their ids. */
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
