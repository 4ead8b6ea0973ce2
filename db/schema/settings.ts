import { pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { language, updatedAt, version } from "./columns.ts";

/** Key and value as text; `app/domain/settings/registry.ts` defines the meaning of each value. */
export const siteSettings = pgTable("site_settings", {
  key: text().primaryKey(),
  value: text().notNull(),
  version: version(),
  updatedAt: updatedAt(),
  updatedBy: uuid().references(() => accounts.id, { onDelete: "set null" }),
});

/** The values of settings in further languages; one that is missing is as in the main language. */
export const settingTranslations = pgTable(
  "setting_translations",
  {
    key: text().notNull(),
    language: language(),
    value: text().notNull(),
    updatedAt: updatedAt(),
    updatedBy: uuid().references(() => accounts.id, { onDelete: "set null" }),
  },
  (table) => [primaryKey({ columns: [table.key, table.language] })],
);
