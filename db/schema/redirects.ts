import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { createdAt, id, moment, version } from "./columns.ts";

export const redirectReasons = ["rename", "move", "delete", "manual"] as const;
export type RedirectReason = (typeof redirectReasons)[number];

/** Redirects of old paths: 301 with a target, 410 without one. No `fromPath` is the path of a page. */
export const redirects = pgTable(
  "redirects",
  {
    id: id(),
    /** Lower case, without a trailing slash. */
    fromPath: text().notNull().unique(),
    /** A path of this site or a web address; null means that the page is gone. */
    toPath: text(),
    reason: text({ enum: redirectReasons }).notNull().default("manual"),
    createdBy: uuid().references(() => accounts.id, { onDelete: "set null" }),
    hits: integer().notNull().default(0),
    lastHitAt: moment(),
    /** Incremented when a path changes, not with each hit. */
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [
    index("redirects_to_path").on(table.toPath),
    check("redirects_no_loop", sql`${table.toPath} is distinct from ${table.fromPath}`),
    check("redirects_reason_known", sql`${table.reason} in ('rename', 'move', 'delete', 'manual')`),
  ],
);

/** Requested paths that returned 404. Nothing about the visitors is stored. */
export const missingPaths = pgTable(
  "missing_paths",
  {
    path: text().primaryKey(),
    hits: integer().notNull().default(1),
    firstSeenAt: createdAt(),
    lastSeenAt: moment().notNull().defaultNow(),
  },
  (table) => [index("missing_paths_last_seen_at").on(table.lastSeenAt)],
);
