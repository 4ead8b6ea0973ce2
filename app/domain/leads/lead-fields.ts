import { isLanguage, languages } from "#app/languages/language.ts";
import type { leads } from "#db/schema/leads.ts";
import { messages } from "./messages.ts";

export type LeadRow = typeof leads.$inferSelect;

/** The label of a lead's column and the outputs that contain it. */
interface LeadField {
  /** Label in the webhook's metadata and on the lead's screen; mails and the sender's receipt have their own. */
  label: string;
  /**
   * Section of the notification mail and the lead's screen that lists it. The receipt lists `contact` too, the webhook's
   * metadata `origin`. `false`: it has a separate section or none.
   */
  section: "contact" | "origin" | false;
  /** Heading in the CSV. `false`: not exported. */
  csv: string | false;
  /** Key in the webhook's JSON. `false`: not sent, unless its section is `origin`. */
  webhook: string | false;
  /** The visitor types it, so the browser saves it in the form draft. */
  isDrafted: boolean;
  /** Short label in the rows of the inbox, shown if the lead has a value. */
  mark?: string;
  /** The import reads it from the legacy database column of the same name. */
  isImported: boolean;
}

/** Recorded by the browser or the server, not entered by the visitor. */
const origin = {
  section: "origin",
  webhook: false,
  isDrafted: false,
  isImported: true,
} as const;

/** For the team or the system; set after the mail is sent. */
const internal = { section: false, webhook: false, isDrafted: false, isImported: false } as const;

/**
 * Every column of a lead, in the order of mail, screen and CSV, which derive from this table. Webhook, draft and import
 * fail to compile when they lack a marked field. A new column fails to compile until it is listed here.
 */
export const leadFields = {
  id: { ...internal, label: "Lead ID", csv: "Id", webhook: "id", isImported: true },
  createdAt: { ...internal, label: "Received", csv: "Received", isImported: true },
  status: { ...internal, label: "Status", csv: "Status", isImported: true },
  name: {
    label: "Name",
    section: "contact",
    csv: "Name",
    webhook: "name",
    isDrafted: true,
    isImported: true,
  },
  email: {
    label: "Email",
    section: "contact",
    csv: "Email",
    webhook: "work_email",
    isDrafted: true,
    isImported: true,
  },
  phone: {
    label: "Phone",
    section: "contact",
    csv: "Phone",
    webhook: "phone_number",
    isDrafted: true,
    isImported: true,
  },
  description: {
    label: "Description",
    section: false,
    csv: "Description",
    webhook: "project_description",
    isDrafted: true,
    isImported: true,
  },
  ndaNeeded: {
    label: "NDA needed",
    section: "contact",
    csv: "NDA",
    mark: "NDA",
    webhook: "nda_needed",
    isDrafted: true,
    isImported: true,
  },
  ownerId: { ...internal, label: "Owner", csv: "Owner" },
  value: { ...internal, label: "Value", csv: "Value" },
  nextStep: { ...internal, label: "Next step", csv: "Next step" },
  nextStepOn: { ...internal, label: "Remind on", csv: "Remind on" },
  answeredAt: { ...internal, label: "Answered", csv: "Answered" },
  source: { ...internal, label: "Source", csv: "Source" },
  sourcePage: { ...origin, label: "Source page", csv: "Sent from" },
  sourceUrl: { ...origin, label: "Source URL", csv: false },
  referrer: { ...origin, label: "Referrer", csv: "Referrer" },
  utmSource: { ...origin, label: "utm_source", csv: "utm_source" },
  utmMedium: { ...origin, label: "utm_medium", csv: "utm_medium" },
  utmCampaign: { ...origin, label: "utm_campaign", csv: "utm_campaign" },
  utmTerm: { ...origin, label: "utm_term", csv: "utm_term" },
  utmContent: { ...origin, label: "utm_content", csv: "utm_content" },
  language: { ...origin, label: "Language", csv: "Language", isImported: false },
  userAgent: { ...origin, label: "User agent", csv: false },
  website: { ...origin, label: "Website (honeypot)", csv: false },
  visitorHistory: { ...internal, label: "Pages visited", csv: false, isImported: true },
  attachedFiles: { ...internal, label: "Files", csv: false, webhook: "attachments" },
  isAboveLimit: { ...internal, label: "Above limit", csv: false },
  version: { ...internal, label: "Version", csv: false },
  updatedAt: { ...internal, label: "Changed", csv: false },
} as const satisfies Record<keyof LeadRow, LeadField>;

type Fields = typeof leadFields;
type Marked<Mark extends "section" | "webhook" | "isDrafted" | "isImported", Value> = {
  [Column in keyof Fields]: Fields[Column][Mark] extends Value ? Column : never;
}[keyof Fields];

/** Columns that the visitor types. */
export type DraftedField = Marked<"isDrafted", true>;

/** Columns that the import reads. */
export type ImportedField = Marked<"isImported", true>;

/** Keys of the webhook's JSON. */
export type WebhookKey = Exclude<Fields[keyof Fields]["webhook"], false>;

type ListedField = Marked<"section", "contact" | "origin">;

/** Lead columns that the notification mail shows. */
export type ListedLead = WithOptional<Pick<LeadRow, ListedField>>;

/** Lead columns with what the sender entered in the short fields. */
export type ContactLead = WithOptional<Pick<LeadRow, Marked<"section", "contact">>>;

/** Columns that may be null may also be missing. */
type WithOptional<Row> = Partial<Row> & {
  [Column in keyof Row as null extends Row[Column] ? never : Column]: Row[Column];
};

/** Lead columns with a mark in the rows of the inbox. */
export type MarkedField = {
  [Column in keyof Fields]: Fields[Column] extends { mark: string } ? Column : never;
}[keyof Fields];

export const markedFields = Object.keys(leadFields).filter((name): name is MarkedField =>
  Reflect.has(leadFields[name as keyof Fields], "mark"),
);

/** The marks of a lead, with label and value as their explanation. */
export function marksOf(lead: Pick<LeadRow, MarkedField>) {
  return markedFields.flatMap((name) => {
    const { mark, label } = leadFields[name];
    const value = lead[name] ? readable(lead, name, ofAdmin) : null;
    return value === null ? [] : [{ mark, title: `${label}: ${value}` }];
  });
}

/** What mails and receipts call the fields and values. */
interface FieldTexts {
  fields: Partial<Record<keyof LeadRow, string>>;
  yes: string;
  no: string;
}

/** Those of the admin and the webhook. */
const ofAdmin: FieldTexts = { fields: {}, yes: messages.yes, no: messages.no };

/** The sender's entries with labels, without empty ones. */
export const contactFactsOf = (lead: ContactLead, texts: FieldTexts) =>
  filled(factsOf(lead, "contact", texts));

/** The facts that have a value. */
export function filled<Fact extends { value: string | null }>(facts: Fact[]) {
  return facts.filter((fact): fact is Fact & { value: string } => fact.value !== null);
}

/** Returns the fields of a section with labels and formatted values; null when empty. */
export function factsOf(lead: Partial<ListedLead>, section: "contact" | "origin", texts = ofAdmin) {
  return listedFields
    .filter((name) => leadFields[name].section === section)
    .map((name) => ({
      name,
      label: texts.fields[name] ?? leadFields[name].label,
      value: readable(lead, name, texts),
    }));
}

const listedFields = (Object.keys(leadFields) as (keyof Fields)[]).filter(
  (name): name is ListedField => leadFields[name].section !== false,
);

function readable(lead: Partial<ListedLead>, name: ListedField, { yes, no }: FieldTexts): string | null {
  const value = lead[name];
  if (typeof value === "boolean") return value ? yes : no;
  if (name === "language" && isLanguage(value)) return languages[value].name;
  return value || null;
}
