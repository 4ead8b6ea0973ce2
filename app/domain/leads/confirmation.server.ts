import { and, eq, gt, lt, ne } from "drizzle-orm";
import { mailboxIn, mailboxOf } from "#app/domain/contact/address-spellings.server.ts";
import { replyAddressesOf } from "#app/domain/settings/lead-recipients.server.ts";
import { shortened } from "#app/domain/texts/text.ts";
import { formatsIn } from "#app/languages/formats.ts";
import type { Language } from "#app/languages/language.ts";
import { serverMessagesIn } from "#app/languages/messages.server.ts";
import { db } from "#app/platform/database.server.ts";
import { log } from "#app/platform/log.server.ts";
import { MailError, sendMail, wasRefused } from "#app/platform/mailer.server.ts";
import { type MailBrand, type MailFact, renderEmail } from "#app/platform/render-email.ts";
import { leads } from "#db/schema/leads.ts";
import { firstNameOf, fullNameOf } from "./greeting.ts";
import { referenceOf } from "./lead.ts";
import { type ContactLead, contactFactsOf, type LeadRow } from "./lead-fields.ts";
import { languageOfLead } from "./lead-language.ts";
import { confirmationIdOf, isConfirmed, notificationIdOf } from "./lead-thread.server.ts";
import { findLead, type Lead, recordLeadEvent, recordSentOnce } from "./leads.server.ts";
import { messages } from "./messages.ts";
import { type OfficeHours, officeHoursOf } from "./office-hours.ts";
import { deadlineOf } from "./office-times.server.ts";
import { getBrandOfLead, getSettingsOfLead } from "./settings-of-lead.server.ts";

type ConfirmedLead = ContactLead & Pick<LeadRow, "id" | "description" | "attachedFiles" | "createdAt">;

interface Firm {
  brand: MailBrand;
  office: OfficeHours;
  language: Language;
}

const MAX_DESCRIPTION = 3000;

/**
 * SITE-09: the confirmation mail. The form accepts any address, so the mail must not contain links from the sender's
 * text, and its subject contains none of that text.
 */
export function confirmationMail(lead: ConfirmedLead, { brand, office, language }: Firm) {
  const { mails } = serverMessagesIn(language);
  const texts = mails.confirmation;
  const { moment, zone } = deadlineOf(lead.createdAt, office, language);
  const names = { firstName: firstNameOf(lead.name), fullName: fullNameOf(lead.name) };
  const steps = [...(lead.ndaNeeded ? [texts.nda] : []), texts.addSomething].join(" ");
  const description = withoutLinks(shortened(lead.description, MAX_DESCRIPTION));
  const facts: MailFact[] = [
    { label: mails.reference, value: referenceOf(lead.id) },
    ...enteredFacts(lead, language),
    ...filesOf(lead, language),
  ];
  return {
    subject: confirmationSubject(brand.name, lead.id, language),
    ...renderEmail({
      brand,
      language,
      title: texts.title,
      parts: [
        texts.opening(names, moment, zone),
        steps,
        { facts },
        { section: texts.whatYouSent, parts: [{ quote: description }] },
        {
          note: texts.signature(
            [brand.name, brand.tagline, brand.siteUrl + brand.prefix].filter(Boolean).join("\n"),
          ),
        },
        { note: texts.why(brand.name) },
      ],
    }),
  };
}

/** Replies repeat it, so that mail programs show them in one thread. */
export const confirmationSubject = (site: string, leadId: string, language: Language) =>
  serverMessagesIn(language).mails.confirmation.subject(site, referenceOf(leadId));

/** Without name and address, which the sender knows best. */
function enteredFacts(lead: ConfirmedLead, language: Language): MailFact[] {
  return contactFactsOf(lead, serverMessagesIn(language).mails)
    .filter(({ name }) => name !== "name" && name !== "email")
    .map(({ label, value }) => ({ label, value: withoutLinks(value) }));
}

function filesOf({ attachedFiles }: ConfirmedLead, language: Language): MailFact[] {
  if (!attachedFiles?.length) return [];
  const value = attachedFiles
    .map(({ name, size }) => `${withoutLinks(name)} (${formatsIn(language).fileSize(size)})`)
    .join(", ");
  return [{ label: serverMessagesIn(language).mails.confirmation.files, value }];
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

/** Maximum confirmations per address and day: the form must not flood another person's mailbox. */
export const MAX_CONFIRMATIONS_PER_DAY = 3;

/**
 * SITE-09: confirms an enquiry to its sender once. Skips spam, answered leads and leads above a limit. A mail that the
 * server refuses is not retried; rejects when the server is unavailable. `attempt` counts from 1.
 */
export async function sendConfirmation(leadId: string, attempt: number) {
  const lead = await findLead(leadId);
  const settings = lead && (await getSettingsOfLead(lead));
  if (!lead || !settings?.leads_confirmation_enabled || isConfirmed(lead)) return;
  if (lead.status === "spam" || lead.isAboveLimit || lead.answeredAt) return;
  if ((await countEarlierToday(lead)) >= MAX_CONFIRMATIONS_PER_DAY) {
    log.warn({ leadId }, "no confirmation was sent: the address has reached its daily limit");
    return;
  }

  const firm = {
    brand: await getBrandOfLead(settings),
    office: officeHoursOf(settings),
    language: languageOfLead(lead, settings),
  };
  try {
    await sendMail({
      ...confirmationMail(lead, firm),
      to: lead.email,
      replyTo: replyAddressesOf(settings),
      messageId: confirmationIdOf(lead.id),
      references: [notificationIdOf(lead.id)],
      autoSubmitted: "auto-replied",
    });
  } catch (error) {
    const reason = error instanceof MailError ? error.message : messages.unexpectedError;
    await recordLeadEvent(db, leadId, "confirmation-failed", { reason, attempt });
    if (wasRefused(error)) return;
    throw error;
  }
  await recordSentOnce(leadId, "confirmation-sent", { attempt });
}

/** Counts enquiries to the same mailbox in the 24 hours before this one. */
function countEarlierToday({ id, email, createdAt }: Lead): Promise<number> {
  const dayBefore = new Date(createdAt.getTime() - 24 * 60 * 60 * 1000);
  return db.$count(
    leads,
    and(
      ne(leads.id, id),
      gt(leads.createdAt, dayBefore),
      lt(leads.createdAt, createdAt),
      eq(mailboxIn(leads.email), mailboxOf(email)),
    ),
  );
}
