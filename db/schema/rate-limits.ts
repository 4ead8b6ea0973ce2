import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** Counters of the rate limits; the key begins with the name of the limit. */
export const rateLimits = pgTable("rate_limits", {
  key: text().primaryKey(),
  points: integer().notNull(),
  expire: moment(),
});
