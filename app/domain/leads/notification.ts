import { readableSize, shortened } from "#app/domain/texts/text.ts";
import { paths } from "#app/paths/paths.ts";
import { type MailBrand, type MailFact, renderEmail } from "#app/platform/render-email.ts";
import { referenceOf } from "./lead.ts";
import { contactFactsOf, factsOf, filled, type LeadRow, type ListedLead, leadFields } from "./lead-fields.ts";
import { messages } from "./messages.ts";
import { deadlineOf, type OfficeHours, officeTime } from "./office-hours.ts";
import { readVisit } from "./visitor-history.ts";

type MailedFields = "id" | "description" | "attachedFiles" | "visitorHistory" | "createdAt";

export interface NotifiedLead extends ListedLead, Pick<LeadRow, MailedFields> {
  /** With the domain in Unicode. */
  readableEmail: string;
  /** Files that could not be stored. */
  failedUploads: { name: string; reason: string }[];
}

/** LEAD-10: the notification, with the message first and automatically recorded facts last; omits empty fields. */
export function notificationMail(
  lead: NotifiedLead,
  { brand, office }: { brand: MailBrand; office: OfficeHours },
) {
  const { siteUrl } = brand;
  const { moment, zone } = deadlineOf(lead.createdAt, office);
  const files = (lead.attachedFiles ?? []).map(({ name, size, url }) => ({
    label: name,
    detail: readableSize(size),
    link: siteUrl + url,
  }));
  const visits = lead.visitorHistory.map(readVisit).map(({ path, at }) => {
    return at ? `${path} (${officeTime(at, office)})` : path;
  });
  const contact = contactFactsOf(lead).map(({ name, label, value }) => ({
    label,
    value: name === "email" ? lead.readableEmail : value,
    ...(name === "email" ? { link: mailto(lead.email) } : {}),
  }));
  const origin = [
    ...filled(factsOf(lead, "origin")).map(({ label, value }) => ({ label, value })),
    { label: messages.reference, value: referenceOf(lead.id) },
    { label: leadFields.id.label, value: lead.id },
  ];
  return {
    subject: messages.notificationSubject(brand.name, shortened(lead.name, 100)),
    ...renderEmail({
      brand,
      title: messages.newEnquiryFrom(lead.name),
      preview: lead.description,
      parts: [
        messages.answerBefore(moment, zone),
        { quote: lead.description },
        { links: files },
        ...lead.failedUploads.map(({ name, reason }) => ({ warning: messages.fileNotStored(name, reason) })),
        { facts: contact },
        { button: messages.openTheLead, link: siteUrl + paths.admin.lead(lead.id) },
        { note: messages.whereToReply(brand.name, lead.name) },
        { section: messages.pagesVisited, parts: [{ lines: visits }] },
        { section: messages.source, parts: [{ facts: origin }] },
      ],
    }),
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
