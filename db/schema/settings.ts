import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { updatedAt, version } from "./columns.ts";

/** Key and value as text; `app/domain/settings/registry.ts` defines the meaning of each value. */
export const siteSettings = pgTable("site_settings", {
  key: text().primaryKey(),
  value: text().notNull(),
  version: version(),
  updatedAt: updatedAt(),
  updatedBy: uuid().references(() => accounts.id, { onDelete: "set null" }),
});
