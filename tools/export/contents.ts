import { getTableName } from "drizzle-orm";
import { z } from "zod";
import { contentTypeList } from "#app/domain/content-types/registry.ts";
import { tablesOf } from "#app/domain/content-types/tables.server.ts";
import { objectRecord } from "../archive/objects.ts";
import { tableDigest, tableShape } from "../archive/tables.ts";
import { messages } from "./messages.ts";

/** The archive kind of an exported site. */
export const exportKind = "site-export/1";

/** The values of settings, which exist from the first start. */
export const settingTables = ["site_settings", "setting_translations"];

/** Public content and its drafts; each table after those that it references. */
export const contentTables = [
  ...settingTables,
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

/**
 * Tables that are not exported, with the reason; a backup includes them. A test requires every table to be in one of
 * the lists.
 */
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
  document_saves: "open editors only",
  open_documents: "open editors only",
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
  setting_tab_versions: "earlier settings of this site",
  setting_tabs: "unsaved settings of this team",
  task_comments: "of the tasks",
  task_mentions: "of the tasks",
  tasks: "work of this team, not content",
};

/** The manifest contents of an export. They do not reveal when or where it was made. */
export const exportContents = z.object({
  /** The last migration of the source site. */
  migration: z.string(),
  tables: z.array(tableShape.extend(tableDigest.shape)),
  objects: z.array(objectRecord),
  /** Referenced files that are missing in the storage. */
  missing: z.array(z.string()),
});
export type ExportContents = z.output<typeof exportContents>;

/** The names of the files in an export. */
export const names = {
  part: (table: string, number: number) => `content/${table}/${String(number).padStart(4, "0")}.copy`,
  jobs: "content/schedule.json",
  object: (key: string) => `media/${key}`,
};

/** Summarises an export in a line. */
export function describeExport({ tables, objects }: ExportContents): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const size = objects.reduce((sum, object) => sum + object.size, 0) / 1e6;
  return messages.contents(rows, tables.length, objects.length, size.toFixed(1));
}
