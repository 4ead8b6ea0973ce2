import { getTableName, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { contentTypeList } from "#app/domain/content-types/registry.ts";
import { tablesOf } from "#app/domain/content-types/tables.server.ts";
import { db } from "#app/platform/database.server.ts";

/** Tables whose changes need no notification, and why. Public pages are cached until a content change is notified. */
const unannounced: Record<string, string> = {
  ...Object.fromEntries(
    contentTypeList.map((type) => [getTableName(tablesOf(type).versions), "only the admin reads it"]),
  ),
  access_rules: "only the admin reads it",
  account_tokens: "only the admin reads it",
  accounts: "only the admin reads it",
  audit_log: "only the admin reads it",
  audit_origins: "only the admin reads it",
  authenticators: "only the admin reads it",
  devices: "only the admin reads it",
  lead_events: "only the admin reads it",
  lead_notification_claims: "only the worker reads it",
  lead_replies: "only the admin reads it",
  leads: "only the admin reads it",
  missing_paths: "only the admin reads it",
  open_documents: "only the admin reads it",
  page_presets: "only the admin reads it",
  document_saves: "only the admin reads it",
  page_saves: "only the admin reads it",
  page_versions: "only the admin reads it",
  passkey_challenges: "read at each sign-in",
  passkeys: "only the admin reads it",
  pending_sign_ins: "read at each sign-in",
  preview_links: "previews are not cached",
  rate_limits: "read with each request",
  recovery_codes: "only the admin reads it",
  redirects: "read with each request for an old path",
  saved_views: "only the admin reads it",
  search_entries: "searches are not cached",
  setting_tab_versions: "only the admin reads it",
  setting_tabs: "only the admin reads it",
  sessions: "read with each request",
  task_comments: "only the admin reads it",
  task_mentions: "only the admin reads it",
  tasks: "only the admin reads it",
};

test("FAST-04: every table has a change trigger or is listed as an exception", async () => {
  const tables = await db.execute<{ name: string; triggers: number }>(sql`
    select relname as name, count(pg_trigger.oid)::int as triggers
    from pg_class
    left join pg_trigger on tgrelid = pg_class.oid and tgfoid = 'announce_content'::regproc
    where relkind = 'r' and relnamespace = 'public'::regnamespace
    group by relname
  `);
  const announced = tables.filter(({ triggers }) => triggers > 0);
  expect(announced.length).toBeGreaterThan(3);
  expect(announced.filter(({ triggers }) => triggers < 2)).toEqual([]); // rows, and truncate
  const silent = tables.filter(({ triggers }) => triggers === 0).map(({ name }) => name);
  expect(silent.sort()).toEqual(Object.keys(unannounced).sort());
});
