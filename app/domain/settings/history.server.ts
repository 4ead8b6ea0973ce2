import { and, desc, eq, like } from "drizzle-orm";
import { db } from "#app/platform/database.server.ts";
import { accounts } from "#db/schema/accounts.ts";
import { auditLog } from "#db/schema/audit.ts";
import type { SettingKey } from "./registry.ts";

/** Maximum changes in a setting's history. */
const MAX_CHANGES = 100;

/** A setting's changes in the audit log, latest first; `before` and `after` are stored texts. */
export async function listSettingChanges(key: SettingKey) {
  const rows = await db
    .select({
      id: auditLog.id,
      action: auditLog.action,
      before: auditLog.before,
      after: auditLog.after,
      at: auditLog.createdAt,
      by: accounts.name,
    })
    .from(auditLog)
    .leftJoin(accounts, eq(accounts.id, auditLog.actorId))
    .where(and(eq(auditLog.subject, key), like(auditLog.action, "setting.%")))
    .orderBy(desc(auditLog.createdAt))
    .limit(MAX_CHANGES);
  return rows.map(({ before, after, ...row }) => ({ ...row, before: textOf(before), after: textOf(after) }));
}

/** The text that a change has stored; undefined if that setting has no such change. */
export async function findChangedText(key: SettingKey, changeId: string): Promise<string | undefined> {
  const changes = await listSettingChanges(key);
  return changes.find(({ id }) => id === changeId)?.after;
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}
