import { pgTable, text, unique } from "drizzle-orm/pg-core";
import { id, language } from "./columns.ts";
import { publishing, publishingChecks, versionsTable } from "./publishing.ts";

/**
 * The draft and the version of each settings tab, by its name, and of its texts in each further language; what is
 * published are the rows of `site_settings` and `setting_translations`. A tab has a row once it was opened. Its draft and
 * versions are values by key.
 */
export const settingTabs = pgTable(
  "setting_tabs",
  { id: id(), tab: text().notNull(), language: language(), ...publishing() },
  (table) => [
    unique("setting_tabs_tab").on(table.tab, table.language),
    ...publishingChecks("setting_tabs", table),
  ],
);

export const settingTabVersions = versionsTable("setting_tab_versions", {
  column: "setting_tab_id",
  id: () => settingTabs.id,
});
