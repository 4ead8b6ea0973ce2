import type { LeadRow } from "./lead-fields.ts";
import {
  type MailBrand,
  type MailFact,
  mailNote,
  mailPage,
  mailRow,
  mailSection,
  mailTable,
  mailText,
  plainMail,
  plainSection,
  plainTable,
} from "./lead-mail.ts";
import { messages } from "./messages.ts";
import { deadlineOf, type OfficeHours } from "./office-hours.ts";
import { referenceOf } from "./reference.ts";
import { readableSize, shortened } from "./text.ts";

type ConfirmedLead = Pick<
  LeadRow,
  "id" | "name" | "phone" | "description" | "ndaNeeded" | "attachedFiles" | "createdAt"
>;

interface Firm {
  brand: MailBrand;
  office: OfficeHours;
  contactEmail: string;
}

const MAX_DESCRIPTION = 3000;

/**
 * SITE-09: the confirmation mail. The form accepts any address, so the mail must not contain links from the sender's
 * text, and its subject contains none of that text.
 */
export function confirmationMail(lead: ConfirmedLead, { brand, office, contactEmail }: Firm) {
  const reference = referenceOf(lead.id);
  const { moment, zone } = deadlineOf(lead.createdAt, office);
  const firstName = firstNameOf(lead.name);
  const title = messages.weHaveYourRequest;
  const opening = `${firstName ? messages.thankYouName(firstName) : messages.thankYou} ${messages.replyPromise(moment, zone)}`;
  const steps = [...(lead.ndaNeeded ? [messages.weWillSendAnNda] : []), messages.toAddSomething].join(" ");
  const description = withoutLinks(shortened(lead.description, MAX_DESCRIPTION));
  const facts: MailFact[] = [
    { label: messages.reference, value: reference },
    ...(lead.phone ? [{ label: messages.phone, value: lead.phone }] : []),
    { label: messages.ndaFirst, value: lead.ndaNeeded ? messages.yes : messages.no },
    ...filesOf(lead),
  ];
  const why = messages.whyThisMail(brand.name, contactEmail);
  return {
    subject: messages.confirmationSubject(brand.name, reference),
    text: plainMail([
      `${title}\n\n${opening}\n\n${steps}`,
      plainTable(facts),
      plainSection(messages.whatYouSent, description),
      `${brand.name}\n${brand.tagline}\n${brand.siteUrl}`,
      why,
    ]),
    html: mailPage({
      brand,
      preview: opening,
      title,
      rows: [
        mailRow(mailText(opening) + mailText(steps)),
        mailRow(mailTable(brand, facts)),
        mailSection(messages.whatYouSent, mailText(description)),
        mailRow(mailNote([brand.name, brand.tagline].filter(Boolean).join(" — "))),
        mailRow(mailNote(why)),
      ],
    }),
  };
}

function filesOf({ attachedFiles }: ConfirmedLead): MailFact[] {
  if (!attachedFiles?.length) return [];
  const value = attachedFiles
    .map(({ name, size }) => `${withoutLinks(name)} (${readableSize(size)})`)
    .join(", ");
  return [{ label: messages.files, value }];
}

/** A URL, mail address or host name, all of which mail programs turn into links. */
const linkLike =
  /\b[a-z][a-z0-9+.-]*:\/\/\S+|\bwww\.\S+|\S+@\S+|\b[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}\b\S*/giu;

/** File and library names look like host names (`brief.doc`, `Next.js`), but no host has these endings. */
const noHost = /^(?!www\.)[^/@:]+\.(pdf|docx?|txt|jpe?g|png|js|ts)[.,;:!?)]*$/i;

/** Removes links from sender text in a mail to an unverified address. */
export function withoutLinks(text: string): string {
  return text.replace(linkLike, (found) => (noHost.test(found) ? found : "[link]"));
}

/** Returns the first name for the greeting; undefined when it is not a plain name. */
export function firstNameOf(name: string): string | undefined {
  const [first = ""] = name.split(" ");
  return /^[\p{L}\p{M}’'-]{1,40}$/u.test(first) ? first : undefined;
}
