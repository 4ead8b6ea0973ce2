import { getTableName } from "drizzle-orm";
import { z } from "zod";
import { contentTypeList } from "#app/domain/content-types/registry.ts";
import { tablesOf } from "#app/domain/content-types/tables.server.ts";
import { objectRecord } from "../archive/objects.ts";
import { tableDigest, tableShape } from "../archive/tables.ts";

/** The kind of archive that an exported site is. */
export const exportKind = "site-export/1";

/** What visitors see, and what editors have of it; each table after those that it refers to. */
export const contentTables = [
  "site_settings",
  "media",
  "pages",
  "page_versions",
  "page_presets",
  ...contentTypeList.flatMap((type) => {
    const { table, versions } = tablesOf(type);
    return [getTableName(table), getTableName(versions)];
  }),
  "redirects",
];

/** Tables that stay where they are, and why: a backup takes them along. A test asks for every table in one of the lists. */
export const excludedTables: Record<string, string> = {
  access_rules: "of the accounts",
  account_tokens: "of the accounts",
  accounts: "people have an account per site",
  audit_log: "says what happened on this site",
  audit_origins: "says what happened on this site",
  authenticators: "of the accounts",
  devices: "of the accounts",
  lead_events: "of the leads",
  lead_notification_claims: "of the leads",
  lead_replies: "of the leads",
  leads: "personal data, not content",
  missing_paths: "counts the visitors of this site",
  page_saves: "open editors only",
  passkey_challenges: "of the accounts",
  passkeys: "of the accounts",
  pending_sign_ins: "of the accounts",
  preview_links: "lead to this site",
  rate_limits: "counts the visitors of this site",
  recovery_codes: "of the accounts",
  saved_views: "of the accounts",
  search_entries: "made again from the content",
  sessions: "of the accounts",
  task_comments: "of the tasks",
  task_mentions: "of the tasks",
  tasks: "work of this team, not content",
};

/** What an export holds, beside rows and files. Nothing in it says when or where it was made. */
export const exportContents = z.object({
  /** The last migration of the site it comes from. */
  migration: z.string(),
  tables: z.array(tableShape.extend(tableDigest.shape)),
  objects: z.array(objectRecord),
  /** Files that a medium should have and that the storage did not. */
  missing: z.array(z.string()),
});
export type ExportContents = z.output<typeof exportContents>;

/** How the files of an export are called. */
export const names = {
  part: (table: string, number: number) => `content/${table}/${String(number).padStart(4, "0")}.copy`,
  jobs: "content/schedule.json",
  object: (key: string) => `media/${key}`,
};

/** In a line. */
export function describeExport({ tables, objects }: ExportContents): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const size = objects.reduce((sum, object) => sum + object.size, 0) / 1e6;
  return `${rows} rows in ${tables.length} tables, ${objects.length} files of ${size.toFixed(1)} MB`;
}
