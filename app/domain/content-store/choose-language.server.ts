import type { Staff } from "#app/domain/accounts/account.ts";
import { recordAudit } from "#app/domain/audit/audit.server.ts";
import type { AnyContentType } from "#app/domain/content-types/define-content-type.ts";
import { tablesOf } from "#app/domain/content-types/tables.server.ts";
import { db } from "#app/platform/database.server.ts";
import type { ContentLanguage } from "#db/schema/columns.ts";
import { selectRow, writeRow } from "./publishable-of.server.ts";

/** Whether editors choose the languages that show an item: it has no address, so it is the same in all of them. */
export function hasLanguageChoice(type: AnyContentType): boolean {
  return type.address === undefined && tablesOf(type).table.language !== undefined;
}

/**
 * Chooses the only language that shows an item, or null for every one, effective immediately for visitors. Undefined when
 * the item does not exist or its type has no choice.
 */
export function chooseLanguage(
  type: AnyContentType,
  id: string,
  language: ContentLanguage | null,
  by: Staff,
): Promise<{ language: ContentLanguage | null } | undefined> {
  return db.transaction(async (tx) => {
    const row = hasLanguageChoice(type) ? await selectRow(type, id, tx, true) : undefined;
    if (!row) return undefined;
    const before = row.language ?? null;
    if (before === language) return { language };
    await writeRow(tx, type, id, { language, ...(row.isPublished ? { updatedAt: new Date() } : {}) });
    await recordAudit(tx, {
      actor: by,
      action: `${type.name}.choose-language`,
      subject: id,
      before: { language: before },
      after: { language },
    });
    return { language };
  });
}
