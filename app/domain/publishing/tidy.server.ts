import { type AnyColumn, type SQLWrapper, sql } from "drizzle-orm";
import { db } from "#app/platform/database.server.ts";
import type { VersionsTable } from "#db/schema/publishing.ts";

/** Versions of each page, article or testimonial that are kept however old they are. */
const keptVersions = 10;

/** Versions older than a moment go, unless they have a name, are about to go out, or are among the newest of their kind. */
export async function forgetOldVersions(
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
    where ranked.id = ${versions.id} and ranked.rank > ${keptVersions} and not ranked.is_due
      and ${versions.name} is null and ${versions.savedAt} < ${before.toISOString()}::timestamptz`);
}

/** Days after which what is in the trash is deleted for good. */
export const trashDays = 30;

/** Deletes for good what has been in the trash for long enough. */
export async function emptyOldTrash(table: SQLWrapper & { trashedAt: AnyColumn }) {
  await db.execute(
    sql`delete from ${table} where ${table.trashedAt} < now() - ${trashDays} * interval '1 day'`,
  );
}
