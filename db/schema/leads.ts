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

/** The name of a host, so that google, google.com and www.google.co.uk are one source. Other text stays as it is. */
function siteName(host: SQL): SQL {
  const withoutSuffix = sql`regexp_replace(${host}, '[.]((co|com|org|net|ac|gov|edu)[.])?[a-z]{2,}$', '')`;
  return sql`regexp_replace(${withoutSuffix}, '^.*[.]([^.]*[a-z][^.]*)$', '\\1')`;
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
    /** LEAD-14: taken above the site's limit, and so without its files and without a mail. */
    isAboveLimit: boolean().notNull().default(false),
    /** The campaign's source, or else the site that led here, or else "direct"; a site by its name: `google`. */
    source: text()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`coalesce(nullif(${siteName(sql`lower(btrim(${leads.utmSource}))`)}, ''), ${siteName(sql`lower(substring(${leads.referrer} from '^https?://([^/:?#]+)'))`)}, 'direct')`,
      ),
    ownerId: uuid().references(() => accounts.id, { onDelete: "set null" }),
    /** Whole units of the currency in the settings. */
    value: integer(),
    nextStep: text(),
    /** When the owner is reminded of the next step. */
    nextStepOn: date(),
    /** First mail or call to the lead, or first move out of the new ones; it ends the promised 24 hours. */
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
  "confirmation-sent",
  "confirmation-failed",
  "webhook-sent",
  "webhook-failed",
  "status-changed",
  "owner-changed",
  "deal-changed",
  "note",
  "call",
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

/** Who sends a lead's notification right now: until then nobody else does. A process that dies leaves it to the next. */
export const leadNotificationClaims = pgTable("lead_notification_claims", {
  leadId: uuid()
    .primaryKey()
    .references(() => leads.id, { onDelete: "cascade" }),
  claimedUntil: moment().notNull(),
});

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
