import { sql } from "drizzle-orm";
import { boolean, check, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { createdAt, id, updatedAt } from "./columns.ts";

export const leadStatuses = ["new", "contacted", "qualified", "proposal", "won", "lost", "spam"] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** `url` is the admin's address of the file; `key` is its name in the private leads bucket. */
export interface AttachedFile {
  name: string;
  url: string;
  /** Bytes. */
  size: number;
  /** Media type found by looking at the bytes. */
  type: string;
  key: string;
}

export const leads = pgTable(
  "leads",
  {
    /** Made by the visitor's browser, so that the same enquiry sent twice is one lead. */
    id: uuid().primaryKey(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text(),
    description: text().notNull(),
    ndaNeeded: boolean().notNull().default(false),
    attachedFiles: jsonb().$type<AttachedFile[]>(),
    sourcePage: text(),
    sourceUrl: text(),
    utmSource: text(),
    utmMedium: text(),
    utmCampaign: text(),
    utmTerm: text(),
    utmContent: text(),
    visitorHistory: text().array().notNull().default([]),
    referrer: text(),
    userAgent: text(),
    /** The trap field: people leave it empty. */
    website: text(),
    status: text({ enum: leadStatuses }).notNull().default("new"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("leads_status_created_at").on(table.status, table.createdAt.desc()),
    index("leads_created_at").on(table.createdAt.desc()),
    check(
      "leads_status_known",
      sql`${table.status} in ('new', 'contacted', 'qualified', 'proposal', 'won', 'lost', 'spam')`,
    ),
  ],
);

export const leadEventTypes = [
  "captured",
  "upload-failed",
  "mail-sent",
  "mail-failed",
  "webhook-sent",
  "webhook-failed",
  "status-changed",
  "note",
] as const;
export type LeadEventType = (typeof leadEventTypes)[number];

/** What happened to a lead, in order; never changed. `detail` depends on the type. */
export const leadEvents = pgTable(
  "lead_events",
  {
    id: id(),
    leadId: uuid()
      .notNull()
      .references(() => leads.id, { onDelete: "cascade" }),
    type: text({ enum: leadEventTypes }).notNull(),
    actorId: uuid().references(() => accounts.id, { onDelete: "set null" }),
    detail: jsonb().$type<Record<string, unknown>>(),
    createdAt: createdAt(),
  },
  (table) => [index("lead_events_lead_id").on(table.leadId, table.createdAt)],
);
