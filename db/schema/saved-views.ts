import { boolean, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { createdAt, id } from "./columns.ts";

export const savedViewAreas = ["tasks", "leads"] as const;
export type SavedViewArea = (typeof savedViewAreas)[number];

/** A named view of a list. */
export const savedViews = pgTable(
  "saved_views",
  {
    id: id(),
    area: text({ enum: savedViewAreas }).notNull(),
    ownerId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    name: text().notNull(),
    /** The query string of the list's address. */
    query: text().notNull(),
    /** Whether all users see it. */
    isShared: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex("saved_views_name").on(table.ownerId, table.area, table.name)],
);
