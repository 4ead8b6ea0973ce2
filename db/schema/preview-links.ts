import { boolean, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { createdAt, id, moment } from "./columns.ts";
import { contentReferences, oneSubject, referencesIn } from "./content-tables.ts";

/** Links that show the draft of a page or content item, or the site with unpublished settings, to anyone who has them. */
export const previewLinks = pgTable(
  "preview_links",
  {
    id: id(),
    ...contentReferences(),
    /** Set instead of a reference. */
    showsSettings: boolean().notNull().default(false),
    /** SHA-256 of the token in the link. */
    tokenHash: text().notNull().unique(),
    createdBy: uuid().references(() => accounts.id, { onDelete: "set null" }),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    ...referencesIn(table).map(({ name, column }) => index(`preview_links_${name}`).on(column)),
    oneSubject("preview_links", table, table.showsSettings),
  ],
);
