import type { Staff } from "#app/domain/accounts/account.ts";
import type { Database, Transaction } from "#app/platform/database.server.ts";
import { auditLog } from "#db/schema/audit.ts";

interface AuditEntry {
  /** Nobody, for what the system did by itself. */
  actor?: Pick<Staff, "id">;
  /** `page.publish`, `setting.save`, … */
  action: string;
  /** A slug, a setting's key, an id. */
  subject: string;
  before?: unknown;
  after?: unknown;
}

/** Adds lines to the audit log, in the transaction of the changes they tell of. */
export async function recordAudit(tx: Transaction | Database, ...entries: AuditEntry[]) {
  await tx.insert(auditLog).values(entries.map(({ actor, ...entry }) => ({ actorId: actor?.id, ...entry })));
}
