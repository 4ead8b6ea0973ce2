import { type SQL, sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { createdAt, id, moment, updatedAt, version } from "./columns.ts";

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

/** The end of a phone number, by which it is the same with and without the country's code. */
export function phoneDigits(phone: AnyPgColumn | SQL | string): SQL {
  return sql`right(regexp_replace(${phone}, '\\D', '', 'g'), 9)`;
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
    /** The campaign's name, or else the site that led here, or else "direct". */
    source: text()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`coalesce(nullif(lower(${leads.utmSource}), ''), lower(substring(${leads.referrer} from '^https?://(?:www[.])?([^/:?#]+)')), 'direct')`,
      ),
    ownerId: uuid().references(() => accounts.id, { onDelete: "set null" }),
    /** Whole units of the currency in the settings. */
    value: integer(),
    nextStep: text(),
    /** When the owner is reminded of the next step. */
    nextStepOn: date(),
    /** When somebody first took it up; the promised 24 hours end with it. */
    answeredAt: moment(),
    /** Of owner, value and next step. */
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("leads_status_created_at").on(table.status, table.createdAt.desc()),
    index("leads_created_at").on(table.createdAt.desc()),
    index("leads_owner_id").on(table.ownerId),
    index("leads_source").on(table.source),
    index("leads_email").on(sql`lower(${table.email})`),
    index("leads_phone_digits").on(phoneDigits(table.phone)),
    check("leads_value_positive", sql`${table.value} >= 0`),
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
  "owner-changed",
  "deal-changed",
  "note",
  "reply-sent",
  "reply-failed",
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

/** A mail from the team to whoever sent the lead. */
export const leadReplies = pgTable(
  "lead_replies",
  {
    /** Made with the form, so that the same mail sent twice is one. */
    id: uuid().primaryKey(),
    leadId: uuid()
      .notNull()
      .references(() => leads.id, { onDelete: "cascade" }),
    authorId: uuid().references(() => accounts.id, { onDelete: "set null" }),
    subject: text().notNull(),
    body: text().notNull(),
    /** As in the header, without brackets; kept so that answers and later replies hold the thread. */
    messageId: text().notNull(),
    inReplyTo: text(),
    sentAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [index("lead_replies_lead_id").on(table.leadId, table.createdAt)],
);
