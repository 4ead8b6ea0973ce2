import { lt, sql } from "drizzle-orm";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { db } from "#app/platform/database.server.ts";
import { pageSaves, pages, pageVersions } from "#db/schema/pages.ts";
import { previewLinks } from "#db/schema/preview-links.ts";
import { emptyOldTrash } from "./trash.server.ts";

/** Versions of each page that are kept however old they are. */
const keptVersions = 10;

const day = 24 * 60 * 60 * 1000;

/** Saves are sent again within minutes; a browser that was closed may come back to one days later. */
const saveDays = 30;

/** The round of every night: old versions, saves and preview links go, and so does what was long in the trash. */
export async function tidyPages() {
  const { pages_version_retention_days } = await getSettings();
  await forgetOldVersions(daysAgo(pages_version_retention_days));
  await db.delete(pageSaves).where(lt(pageSaves.createdAt, daysAgo(saveDays)));
  await db.delete(previewLinks).where(lt(previewLinks.expiresAt, daysAgo(saveDays)));
  await emptyOldTrash();
}

/** Versions older than a moment go, unless they have a name, are about to go out, or are among a page's newest. */
export async function forgetOldVersions(before: Date) {
  await db.execute(sql`
    delete from ${pageVersions} using (
      select ${pageVersions.id} as id,
        row_number() over (partition by ${pageVersions.ownerId} order by ${pageVersions.number} desc) as rank,
        ${pageVersions.number} is not distinct from ${pages.scheduledVersion} as is_due
      from ${pageVersions} join ${pages} on ${pages.id} = ${pageVersions.ownerId}
    ) as ranked
    where ranked.id = ${pageVersions.id} and ranked.rank > ${keptVersions} and not ranked.is_due
      and ${pageVersions.name} is null and ${pageVersions.savedAt} < ${before.toISOString()}::timestamptz`);
}

function daysAgo(days: number): Date {
  return new Date(Date.now() - days * day);
}
