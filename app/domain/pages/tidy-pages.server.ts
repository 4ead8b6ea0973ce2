import { lt } from "drizzle-orm";
import { deleteOldVersions } from "#app/domain/publishing/tidy.server.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { db } from "#app/platform/database.server.ts";
import { pageSaves, pages, pageVersions } from "#db/schema/pages.ts";
import { previewLinks } from "#db/schema/preview-links.ts";
import { deleteOldTrash } from "./trash.server.ts";

const day = 24 * 60 * 60 * 1000;

/** Saves are normally retried within minutes, but a closed browser may retry days later. */
const saveDays = 30;

/** Nightly: deletes old versions, saves, preview links and old trash. */
export async function tidyPages() {
  const { pages_version_retention_days } = await getSettings();
  await deleteOldVersions(pageVersions, pages, daysAgo(pages_version_retention_days));
  await db.delete(pageSaves).where(lt(pageSaves.createdAt, daysAgo(saveDays)));
  await db.delete(previewLinks).where(lt(previewLinks.expiresAt, daysAgo(saveDays)));
  await deleteOldTrash();
}

function daysAgo(days: number): Date {
  return new Date(Date.now() - days * day);
}
