import { paths } from "#app/http/paths.ts";
import { referenceOf } from "./lead.ts";
import { contactFactsOf, factsOf, filled, type LeadRow, type ListedLead, leadFields } from "./lead-fields.ts";
import {
  type MailBrand,
  type MailFact,
  mailButton,
  mailLines,
  mailLink,
  mailNote,
  mailPage,
  mailRow,
  mailSection,
  mailTable,
  mailText,
  mailWarning,
  plainMail,
  plainSection,
  plainTable,
} from "./lead-mail.ts";
import { messages } from "./messages.ts";
import { deadlineOf, type OfficeHours } from "./office-hours.ts";
import { readableSize, shortened } from "./text.ts";

type MailedFields = "id" | "description" | "attachedFiles" | "visitorHistory" | "createdAt";

export interface NotifiedLead extends ListedLead, Pick<LeadRow, MailedFields> {
  /** Files that could not be stored. */
  failedUploads: { name: string; reason: string }[];
}

/** Content of the mail, independent of its format. */
interface NotificationContent {
  brand: MailBrand;
  subject: string;
  /** The title, one line. */
  title: string;
  /** The deadline promised to the sender. */
  deadline: string;
  /** Explains where a reply to this mail is sent. */
  replying: string;
  /** URL of the lead in the admin. */
  link: string;
  contact: MailFact[];
  description: string;
  files: { name: string; size: string; link: string }[];
  failedUploads: string[];
  origin: MailFact[];
  /** `path (ISO time)`, oldest first. */
  history: string[];
}

/** LEAD-10: builds the notification; empty fields are omitted. */
export function notificationContent(
  lead: NotifiedLead,
  { brand, office }: { brand: MailBrand; office: OfficeHours },
): NotificationContent {
  const { siteUrl } = brand;
  const { moment, zone } = deadlineOf(lead.createdAt, office);
  return {
    brand,
    subject: messages.notificationSubject(brand.name, shortened(lead.name, 100)),
    title: messages.newEnquiryFrom(lead.name),
    deadline: messages.answerBefore(moment, zone),
    replying: messages.whereToReply(brand.name, lead.name),
    link: siteUrl + paths.admin.lead(lead.id),
    contact: contactFactsOf(lead).map(({ name, label, value }) => ({
      label,
      value,
      ...(name === "email" ? { link: mailto(lead.email) } : {}),
    })),
    description: lead.description,
    files: (lead.attachedFiles ?? []).map(({ name, size, url }) => ({
      name,
      size: readableSize(size),
      link: siteUrl + url,
    })),
    failedUploads: lead.failedUploads.map(({ name, reason }) => messages.fileNotStored(name, reason)),
    origin: [
      ...filled(factsOf(lead, "origin")).map(({ label, value }) => ({ label, value })),
      { label: messages.reference, value: referenceOf(lead.id) },
      { label: leadFields.id.label, value: lead.id },
    ],
    history: lead.visitorHistory,
  };
}

/** https://www.rfc-editor.org/rfc/rfc6068#section-2 */
function mailto(address: string): string {
  return `mailto:${encodeURIComponent(address).replace("%40", "@")}`;
}

/** Returns a lead's attribution and other automatically recorded facts. */
export function originOf(lead: ListedLead & Pick<LeadRow, "id">): MailFact[] {
  const facts = factsOf(lead, "origin").map(({ label, value }) => ({ label, value: value ?? "–" }));
  return [...facts, { label: leadFields.id.label, value: lead.id }];
}

/** Renders the mail as HTML: the message first, automatically recorded facts last. Escapes all external text. */
export function notificationHtml(content: NotificationContent): string {
  const { brand, title, deadline, replying, link, contact, description, files, failedUploads } = content;
  const fileLinks = files.map(
    ({ name, size, link }) =>
      `<p style="margin:0 0 8px;overflow-wrap:anywhere">${mailLink(brand, link, name)} ${size}</p>`,
  );
  return mailPage({
    brand,
    preview: description.slice(0, 140),
    title,
    rows: [
      mailRow(mailText(deadline)),
      mailRow(mailText(description)),
      mailRow([...fileLinks, ...failedUploads.map(mailWarning)].join("")),
      mailRow(mailTable(brand, contact)),
      mailRow(mailButton(brand, link, messages.openTheLead)),
      mailRow(mailNote(replying)),
      mailSection(messages.pagesVisited, mailLines(content.history)),
      mailSection(messages.source, mailTable(brand, content.origin)),
    ],
  });
}

/** Renders the mail as plain text, in the same order. */
export function notificationText(content: NotificationContent): string {
  const { title, deadline, replying, link, contact, description, files, failedUploads } = content;
  return plainMail([
    `${title}\n${deadline}`,
    description,
    [
      ...files.map(({ name, size, link }) => `${name}, ${size}\n  ${link}`),
      ...failedUploads.map((line) => `! ${line}`),
    ].join("\n"),
    plainTable(contact),
    `${messages.openTheLead}: ${link}\n${replying}`,
    plainSection(messages.pagesVisited, content.history.join("\n")),
    plainSection(messages.source, plainTable(content.origin)),
  ]);
}
