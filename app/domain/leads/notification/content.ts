import { paths } from "#app/http/paths.ts";
import type { leads } from "#db/schema/leads.ts";
import { shortened } from "../text.ts";

type LeadRow = Pick<
  typeof leads.$inferSelect,
  | "id"
  | "name"
  | "email"
  | "phone"
  | "description"
  | "ndaNeeded"
  | "attachedFiles"
  | "sourcePage"
  | "sourceUrl"
  | "referrer"
  | "utmSource"
  | "utmMedium"
  | "utmCampaign"
  | "utmTerm"
  | "utmContent"
  | "userAgent"
  | "website"
  | "visitorHistory"
>;

export interface NotifiedLead extends LeadRow {
  /** Files that could not be stored. */
  failedUploads: { name: string; reason: string }[];
}

/** What the mail says, before it is set as text or HTML. */
export interface NotificationContent {
  subject: string;
  /** One line that stands above everything. */
  title: string;
  /** What becomes of a reply to the mail. */
  replying: string;
  /** The lead in the admin. */
  link: string;
  contact: Fact[];
  description: string;
  files: { name: string; size: string; link: string }[];
  failedUploads: string[];
  origin: Fact[];
  /** `path (ISO time)`, oldest first. */
  history: string[];
}

export interface Fact {
  label: string;
  value: string;
  /** Only for what cannot lead astray: whatever else the visitor sent stays text. */
  link?: string;
}

const nothing = "–";

/** LEAD-10: everything the notification carries. `siteUrl` has no slash at its end. */
export function notificationContent(
  lead: NotifiedLead,
  { siteUrl, siteName }: { siteUrl: string; siteName: string },
): NotificationContent {
  return {
    subject: `${siteName}: new enquiry from ${shortened(lead.name, 100)}`,
    title: `New enquiry from ${lead.name}`,
    replying: `To keep your reply in the lead’s timeline, write it in the admin of ${siteName}. A reply to this mail goes to ${lead.name} only.`,
    link: siteUrl + paths.admin.lead(lead.id),
    contact: [
      { label: "Name", value: lead.name },
      { label: "Email", value: lead.email, link: mailto(lead.email) },
      { label: "Phone", value: lead.phone ?? nothing },
      { label: "NDA needed", value: lead.ndaNeeded ? "Yes" : "No" },
    ],
    description: lead.description,
    files: (lead.attachedFiles ?? []).map(({ name, size, url }) => ({
      name,
      size: readableSize(size),
      link: siteUrl + url,
    })),
    failedUploads: lead.failedUploads.map(({ name, reason }) => `${name} was not stored: ${reason}`),
    origin: originOf(lead),
    history: lead.visitorHistory,
  };
}

/** https://www.rfc-editor.org/rfc/rfc6068#section-2 */
function mailto(address: string): string {
  return `mailto:${encodeURIComponent(address).replace("%40", "@")}`;
}

/** Where a lead came from, and what else a machine noted of it. */
export function originOf(lead: LeadRow): Fact[] {
  const facts: [label: string, value: string | null][] = [
    ["Source page", lead.sourcePage],
    ["Source URL", lead.sourceUrl],
    ["Referrer", lead.referrer],
    ["utm_source", lead.utmSource],
    ["utm_medium", lead.utmMedium],
    ["utm_campaign", lead.utmCampaign],
    ["utm_term", lead.utmTerm],
    ["utm_content", lead.utmContent],
    ["User agent", lead.userAgent],
    ["Website (trap)", lead.website],
    ["Lead ID", lead.id],
  ];
  return facts.map(([label, value]) => ({ label, value: value ?? nothing }));
}

function readableSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`;
  const kilobytes = bytes / 1024;
  return kilobytes < 1024 ? `${Math.round(kilobytes)} KB` : `${(kilobytes / 1024).toFixed(1)} MB`;
}
