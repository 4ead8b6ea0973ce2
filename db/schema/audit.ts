import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { createdAt, id } from "./columns.ts";

/** The audit log: actor, action, time, and values before and after. Append-only, enforced by a trigger. */
export const auditLog = pgTable(
  "audit_log",
  {
    id: id(),
    actorId: uuid().references(() => accounts.id, { onDelete: "restrict" }),
    /** `page.publish`, `setting.save`, … */
    action: text().notNull(),
    /** The subject of the action: a slug, a setting's key, an id. */
    subject: text().notNull(),
    before: jsonb().$type<unknown>(),
    after: jsonb().$type<unknown>(),
    createdAt: createdAt(),
  },
  (table) => [
    index("audit_log_created_at").on(table.createdAt.desc()),
    index("audit_log_actor_id").on(table.actorId, table.createdAt.desc()),
    index("audit_log_subject").on(table.subject, table.createdAt.desc()),
  ],
);

/** The origin of an entry's request. Deleted after 90 days; the entry stays. */
export const auditOrigins = pgTable(
  "audit_origins",
  {
    entryId: uuid()
      .primaryKey()
      .references(() => auditLog.id, { onDelete: "restrict" }),
    address: text(),
    /** Browser and operating system, such as `Firefox on Windows`. */
    device: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("audit_origins_created_at").on(table.createdAt),
    index("audit_origins_address").on(table.address),
  ],
);
