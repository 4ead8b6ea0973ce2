import { type AnyColumn, type SQLWrapper, sql } from "drizzle-orm";
import { contentTypeList } from "#app/domain/content-types/registry.ts";
import { tablesOf } from "#app/domain/content-types/tables.server.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { runAllSteps } from "#app/platform/all-steps.ts";
import { db, type Transaction } from "#app/platform/database.server.ts";
import type { TranslatedTable, VersionsTable } from "#db/schema/publishing.ts";
import { settingTabs, settingTabVersions } from "#db/schema/setting-tabs.ts";
import { forgetClosedDocuments } from "./open-documents.server.ts";
import { type Actor, type Publishable, type PublishableRow, recordChange } from "./publishable.server.ts";
import { clearSchedule } from "./schedule.server.ts";

/** Moves a row to the trash and hides it from visitors. Undefined when it is in the trash already. */
export async function moveToTrash<Row extends PublishableRow, Draft extends object>(
  publishable: Publishable<Row, Draft>,
  tx: Transaction,
  id: string,
  by: Actor,
): Promise<Row | undefined> {
  const row = await publishable.lock(tx, id);
  if (!row) return undefined;
  await clearSchedule(publishable, tx, row);
  await recordChange(publishable, tx, row, "trash", { by });
  await publishable.write(tx, id, {
    isPublished: false,
    publishedAt: row.publishedAt ?? (row.isPublished ? row.updatedAt : null),
    trashedAt: new Date(),
    trashedBy: by.id,
    updatedAt: new Date(),
  });
  return row;
}

/** Restores a row from the trash, unpublished. */
export async function restoreFromTrash<Row extends PublishableRow, Draft extends object>(
  publishable: Publishable<Row, Draft>,
  tx: Transaction,
  id: string,
  by: Actor,
): Promise<Row> {
  await leaveTakenGroup(tx, publishable, id);
  const row = await publishable.write(tx, id, { trashedAt: null, trashedBy: null });
  await recordChange(publishable, tx, row, "restore", { by });
  return row;
}

/**
 * Takes a row in the trash out of its translation group if another row has its language there by now, so that it can be
 * restored.
 */
export async function leaveTakenGroup(
  tx: Transaction,
  { translated }: { translated?: TranslatedTable },
  id: string,
) {
  if (!translated) return;
  await tx.execute(sql`
    update ${translated} as restored set translation_group = gen_random_uuid(), translated_from = null
    where restored.id = ${id} and exists (
      select from ${translated} as other
      where other.translation_group = restored.translation_group and other.language = restored.language
        and other.id <> restored.id and other.trashed_at is null
    )`);
}

/** This many versions of each page or article stay regardless of age. */
const MIN_VERSIONS = 10;

/** Deletes old versions, except named, scheduled and the newest ones, and those that translations were made from. */
export async function deleteOldVersions(
  versions: VersionsTable,
  owners: SQLWrapper & { id: AnyColumn; scheduledVersion: AnyColumn; translationGroup?: AnyColumn },
  before: Date,
) {
  const hasTranslations = owners.translationGroup
    ? sql`exists (select from ${owners} as translations where translations.translated_from = ${versions.id})`
    : sql`false`;
  await db.execute(sql`
    delete from ${versions} using (
      select ${versions.id} as id,
        row_number() over (partition by ${versions.ownerId} order by ${versions.number} desc) as rank,
        ${versions.number} is not distinct from ${owners.scheduledVersion} as is_due
      from ${versions} join ${owners} on ${owners.id} = ${versions.ownerId}
    ) as ranked
    where ranked.id = ${versions.id} and ranked.rank > ${MIN_VERSIONS} and not ranked.is_due
      and ${versions.name} is null and ${versions.savedAt} < ${before.toISOString()}::timestamptz
      and not ${hasTranslations}`);
}

/** Days after which content in the trash is deleted permanently. */
export const trashDays = 30;

/** Permanently deletes rows that have been in the trash for `trashDays`. */
async function deleteOldTrash(table: SQLWrapper & { trashedAt: AnyColumn }) {
  await db.execute(
    sql`delete from ${table} where ${table.trashedAt} < now() - ${trashDays} * interval '1 day'`,
  );
}

export function daysAgo(days: number): Date {
  return new Date(Date.now() - days * 24 * 60 * 60 * 1000);
}

/** Nightly: deletes old versions of settings tabs, and old versions and old trash of every content type. */
export async function tidyContent() {
  const { pages_version_retention_days } = await getSettings();
  const before = daysAgo(pages_version_retention_days);
  const steps = contentTypeList
    .map(tablesOf)
    .flatMap(({ table, versions }) => [
      () => deleteOldVersions(versions, table, before),
      () => deleteOldTrash(table),
    ]);
  await runAllSteps([
    forgetClosedDocuments,
    () => deleteOldVersions(settingTabVersions, settingTabs, before),
    ...steps,
  ]);
}
