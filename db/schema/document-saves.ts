import { index, integer, pgTable, uuid } from "drizzle-orm/pg-core";
import { createdAt } from "./columns.ts";

/** Processed saves of drafts by the id from the browser, so that a retried save is recognised. */
export const documentSaves = pgTable(
  "document_saves",
  {
    id: uuid().primaryKey(),
    /** The page, content item or other document. */
    documentId: uuid().notNull(),
    version: integer().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("document_saves_created_at").on(table.createdAt)],
);
