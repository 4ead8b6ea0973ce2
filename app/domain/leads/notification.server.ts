import { shortened } from "#app/domain/texts/text.ts";
import { formatsIn } from "#app/languages/formats.ts";
import type { Language } from "#app/languages/language.ts";
import { serverMessagesIn } from "#app/languages/messages.server.ts";
import { paths } from "#app/paths/paths.ts";
import { type MailBrand, type MailFact, renderEmail } from "#app/platform/render-email.ts";
import { referenceOf } from "./lead.ts";
import { contactFactsOf, factsOf, filled, type LeadRow, type ListedLead, leadFields } from "./lead-fields.ts";
import type { OfficeHours } from "./office-hours.ts";
import { deadlineOf, officeTime } from "./office-times.server.ts";
import { readVisit } from "./visitor-history.ts";

type MailedFields = "id" | "description" | "attachedFiles" | "visitorHistory" | "createdAt";

export interface NotifiedLead extends ListedLead, Pick<LeadRow, MailedFields> {
  /** With the domain in Unicode. */
  readableEmail: string;
  /** Files that could not be stored. */
  failedUploads: { name: string; reason: string }[];
}

/**
 * LEAD-10: the notification in the team's language, with the message first and automatically recorded facts last; omits
 * empty fields. The language of a lead in another one is beside the contact, because the answer is written in it.
 */
export function notificationMail(
  lead: NotifiedLead,
  { brand, office, language }: { brand: MailBrand; office: OfficeHours; language: Language },
) {
  const { mails } = serverMessagesIn(language);
  const texts = mails.notification;
  const { siteUrl } = brand;
  const { moment, zone } = deadlineOf(lead.createdAt, office, language);
  const files = (lead.attachedFiles ?? []).map(({ name, size, url }) => ({
    label: name,
    detail: formatsIn(language).fileSize(size),
    link: siteUrl + url,
  }));
  const visits = lead.visitorHistory.map(readVisit).map(({ path, at }) => {
    return at ? `${path} (${officeTime(at, office, language)})` : path;
  });
  const recorded = filled(factsOf(lead, "origin", mails));
  const isForAnswer = ({ name }: { name: string }) => name === "language" && lead.language !== language;
  const contact = [...contactFactsOf(lead, mails), ...recorded.filter(isForAnswer)].map(
    ({ name, label, value }) => ({
      label,
      value: name === "email" ? lead.readableEmail : value,
      ...(name === "email" ? { link: mailto(lead.email) } : {}),
    }),
  );
  const origin = [
    ...recorded.filter((fact) => !isForAnswer(fact)).map(({ label, value }) => ({ label, value })),
    { label: mails.reference, value: referenceOf(lead.id) },
    { label: mails.fields.id, value: lead.id },
  ];
  return {
    subject: texts.subject(brand.name, shortened(lead.name, 100)),
    ...renderEmail({
      brand,
      language,
      title: texts.title(lead.name),
      preview: lead.description,
      parts: [
        texts.deadline(moment, zone),
        { quote: lead.description },
        { links: files },
        ...lead.failedUploads.map(({ name, reason }) => ({ warning: texts.fileNotStored(name, reason) })),
        { facts: contact },
        { button: mails.openLead, link: siteUrl + paths.admin.lead(lead.id) },
        { note: texts.whereToReply(brand.name, lead.name) },
        { section: texts.pagesVisited, parts: [{ lines: visits }] },
        { section: texts.source, parts: [{ facts: origin }] },
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
