import { type AnyColumn, type SQLWrapper, sql } from "drizzle-orm";
import { contentTypeList } from "#app/domain/content-types/registry.ts";
import { tablesOf } from "#app/domain/content-types/tables.server.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { runAllSteps } from "#app/platform/all-steps.ts";
import { db, type Transaction } from "#app/platform/database.server.ts";
import type { VersionsTable } from "#db/schema/publishing.ts";
import { settingTabs, settingTabVersions } from "#db/schema/setting-tabs.ts";
import { forgetClosedDocuments } from "./open-documents.server.ts";
import { clearSchedule } from "./publication.server.ts";
import { type Actor, type Publishable, type PublishableRow, recordChange } from "./publishable.server.ts";

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
  const row = await publishable.write(tx, id, { trashedAt: null, trashedBy: null });
  await recordChange(publishable, tx, row, "restore", { by });
  return row;
}

/** This many versions of each page or article stay regardless of age. */
const MIN_VERSIONS = 10;

/** Deletes old versions, except named, scheduled and the newest ones. */
export async function deleteOldVersions(
  versions: VersionsTable,
  owners: SQLWrapper & { id: AnyColumn; scheduledVersion: AnyColumn },
  before: Date,
) {
  await db.execute(sql`
    delete from ${versions} using (
      select ${versions.id} as id,
        row_number() over (partition by ${versions.ownerId} order by ${versions.number} desc) as rank,
        ${versions.number} is not distinct from ${owners.scheduledVersion} as is_due
      from ${versions} join ${owners} on ${owners.id} = ${versions.ownerId}
    ) as ranked
    where ranked.id = ${versions.id} and ranked.rank > ${MIN_VERSIONS} and not ranked.is_due
      and ${versions.name} is null and ${versions.savedAt} < ${before.toISOString()}::timestamptz`);
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
