import { index, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { moment } from "./columns.ts";

/** Who has a document open in the editor. */
export const openDocuments = pgTable(
  "open_documents",
  {
    /** The page, content item or settings tab. */
    documentId: uuid().notNull(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    /** When the browser last said so. */
    seenAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.accountId] }),
    index("open_documents_seen_at").on(table.seenAt),
  ],
);
