import { and, desc, eq, inArray, like } from "drizzle-orm";
import { db } from "#app/platform/database.server.ts";
import { accounts } from "#db/schema/accounts.ts";
import { auditLog } from "#db/schema/audit.ts";
import type { ContentLanguage } from "#db/schema/columns.ts";
import { keysIn } from "./per-language.ts";
import type { SettingKey } from "./registry.ts";
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
      before: auditLog.before,
      after: auditLog.after,
      at: auditLog.createdAt,
      by: accounts.name,
    })
    .from(auditLog)
    .leftJoin(accounts, eq(accounts.id, auditLog.actorId))
    .where(and(eq(auditLog.subject, settingSubject(key, language)), isSettingChange))
    .orderBy(desc(auditLog.createdAt))
    .limit(MAX_CHANGES);
  return rows.map(({ before, after, ...row }) => ({ ...row, before: textOf(before), after: textOf(after) }));
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

function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}
