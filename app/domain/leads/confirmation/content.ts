import { deadlineOf } from "../deadline.ts";
import type { LeadRow } from "../lead-fields.ts";
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
} from "../lead-mail.ts";
import type { OfficeHours } from "../office-hours.ts";
import { referenceOf } from "../reference.ts";
import { readableSize, shortened } from "../text.ts";
import { firstNameOf, withoutLinks } from "./without-links.ts";

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
  const title = "We have your request";
  const opening = `${firstName ? `Thank you, ${firstName}.` : "Thank you."} Your request has reached us, and a person will answer it by ${moment}, ${zone}.`;
  const steps = [
    ...(lead.ndaNeeded ? ["You asked for an NDA first. We will send it with our answer."] : []),
    "To add something, reply to this mail.",
  ].join(" ");
  const description = withoutLinks(shortened(lead.description, MAX_DESCRIPTION));
  const facts: MailFact[] = [
    { label: "Reference", value: reference },
    ...(lead.phone ? [{ label: "Phone", value: lead.phone }] : []),
    { label: "NDA first", value: lead.ndaNeeded ? "Yes" : "No" },
    ...filesOf(lead),
  ];
  const why = `You get this mail once, because this address was entered in the contact form of ${brand.name}. If it was not you, ignore it or tell us at ${contactEmail}.`;
  return {
    subject: `${brand.name}: we have your request (${reference})`,
    text: plainMail([
      `${title}\n\n${opening}\n\n${steps}`,
      plainTable(facts),
      plainSection("What you sent", description),
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
        mailSection("What you sent", mailText(description)),
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
  return [{ label: "Files", value }];
}
