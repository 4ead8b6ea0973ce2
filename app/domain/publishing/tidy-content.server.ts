import { contentTypeList } from "#app/domain/content-types/registry.ts";
import { tablesOf } from "#app/domain/content-types/tables.server.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { deleteOldTrash, deleteOldVersions } from "./tidy.server.ts";

const day = 24 * 60 * 60 * 1000;

/** Nightly: deletes old versions and old trash of every content type. */
export async function tidyContent() {
  const { pages_version_retention_days } = await getSettings();
  const before = new Date(Date.now() - pages_version_retention_days * day);
  for (const { table, versions } of contentTypeList.map(tablesOf)) {
    await deleteOldVersions(versions, table, before);
    await deleteOldTrash(table);
  }
}
