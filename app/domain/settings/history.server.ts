import { and, desc, eq, inArray, like, type SQLWrapper, sql } from "drizzle-orm";
import { db } from "#app/platform/database.server.ts";
import { accounts } from "#db/schema/accounts.ts";
import { auditLog } from "#db/schema/audit.ts";
import type { ContentLanguage } from "#db/schema/columns.ts";
import type { SettingKey } from "./registry.ts";
import { keysIn } from "./registry.ts";
import { type LanguageTab, readSettingSubject, settingSubject } from "./tab-key.ts";

/** Maximum changes in a setting's history. */
const MAX_CHANGES = 100;

const isSettingChange = like(auditLog.action, "setting.%");

/** The changes of a setting, or of its text in a further language, latest first; `before` and `after` are stored texts. */
export async function listSettingChanges(key: SettingKey, language: ContentLanguage = "") {
  const rows = await db
    .select({
      id: auditLog.id,
      action: auditLog.action,
      before: textIn(auditLog.before),
      after: textIn(auditLog.after),
      at: auditLog.createdAt,
      by: accounts.name,
    })
    .from(auditLog)
    .leftJoin(accounts, eq(accounts.id, auditLog.actorId))
    .where(and(eq(auditLog.subject, settingSubject(key, language)), isSettingChange))
    .orderBy(desc(auditLog.createdAt))
    .limit(MAX_CHANGES);
  return rows.map(({ before, after, ...row }) => ({
    ...row,
    ...{ before: before ?? undefined, after: after ?? undefined },
  }));
}

/** The settings of a tab that have a history. */
export async function listChangedSettings({ tab, language }: LanguageTab): Promise<Set<SettingKey>> {
  const subjects = keysIn(tab, language).map((key) => settingSubject(key, language));
  const rows = await db
    .selectDistinct({ subject: auditLog.subject })
    .from(auditLog)
    .where(and(inArray(auditLog.subject, subjects), isSettingChange));
  return new Set(rows.flatMap(({ subject }) => readSettingSubject(subject)?.key ?? []));
}

/** The text that a change has stored; undefined if that setting has no such change. */
export async function findChangedText(
  key: SettingKey,
  changeId: string,
  language: ContentLanguage = "",
): Promise<string | undefined> {
  const changes = await listSettingChanges(key, language);
  return changes.find(({ id }) => id === changeId)?.after;
}

/** The stored text in a JSON value. Drizzle would parse it again, so that lists and numbers were no texts. */
const textIn = (column: SQLWrapper) => sql<string | null>`${column} #>> '{}'`;
