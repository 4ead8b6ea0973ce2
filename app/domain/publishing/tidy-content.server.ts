import { contentTypeList } from "#app/domain/content-types/registry.ts";
import { tablesOf } from "#app/domain/content-types/tables.server.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { emptyOldTrash, forgetOldVersions } from "./tidy.server.ts";

const day = 24 * 60 * 60 * 1000;

/** Every night, for every content type: deletes old versions, and what has been in the trash for long. */
export async function tidyContent() {
  const { pages_version_retention_days } = await getSettings();
  const before = new Date(Date.now() - pages_version_retention_days * day);
  for (const { table, versions } of contentTypeList.map(tablesOf)) {
    await forgetOldVersions(versions, table, before);
    await emptyOldTrash(table);
  }
}
