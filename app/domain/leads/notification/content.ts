import { paths } from "#app/http/paths.ts";
import { factsOf, type LeadRow, type ListedLead, leadFields } from "../lead-fields.ts";
import { shortened } from "../text.ts";

type MailedFields = "id" | "description" | "attachedFiles" | "visitorHistory";

export interface NotifiedLead extends ListedLead, Pick<LeadRow, MailedFields> {
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
    contact: factsOf(lead, "contact").map(({ name, label, value }) => ({
      label,
      value: value ?? nothing,
      ...(name === "email" ? { link: mailto(lead.email) } : {}),
    })),
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
export function originOf(lead: ListedLead & Pick<LeadRow, "id">): Fact[] {
  const facts = factsOf(lead, "origin").map(({ label, value }) => ({ label, value: value ?? nothing }));
  return [...facts, { label: leadFields.id.label, value: lead.id }];
}

function readableSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`;
  const kilobytes = bytes / 1024;
  return kilobytes < 1024 ? `${Math.round(kilobytes)} KB` : `${(kilobytes / 1024).toFixed(1)} MB`;
}
