import { and, gt, lt, ne, sql } from "drizzle-orm";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { db } from "#app/platform/database.server.ts";
import { retryUntilConnected } from "#app/platform/database-errors.server.ts";
import { env } from "#app/platform/env.server.ts";
import { log } from "#app/platform/log.server.ts";
import { MailError, sendMail, wasRefused } from "#app/platform/mailer.server.ts";
import { leads } from "#db/schema/leads.ts";
import { confirmationMail } from "./confirmation.ts";
import { recordLeadEvent } from "./lead-events.server.ts";
import { mailBrandOf } from "./lead-mail.ts";
import { findLead, type Lead } from "./leads.server.ts";
import { messageIdOf } from "./message-ids.server.ts";
import { messages } from "./messages.ts";
import { officeHoursOf } from "./office-hours.ts";

/** Maximum confirmations per address and day: the form must not flood another person's mailbox. */
export const MAX_CONFIRMATIONS_PER_DAY = 3;

/**
 * SITE-09: confirms an enquiry to its sender once. Skips spam, answered leads and leads above a limit. A mail that the
 * server refuses is not retried; rejects when the server is unavailable. `attempt` counts from 1.
 */
export async function sendConfirmation(leadId: string, attempt: number) {
  const [lead, settings] = await Promise.all([findLead(leadId), getSettings()]);
  if (!lead || !settings.leads_confirmation_enabled || lead.events.some(isConfirmed)) return;
  if (lead.status === "spam" || lead.isAboveLimit || lead.answeredAt) return;
  if ((await countEarlierToday(lead)) >= MAX_CONFIRMATIONS_PER_DAY) {
    log.warn({ leadId }, "no confirmation was sent: the address has reached its daily limit");
    return;
  }

  const { contact_email: contactEmail, brand_name: name } = settings;
  const firm = { brand: mailBrandOf(settings, env.SITE_URL), office: officeHoursOf(settings), contactEmail };
  try {
    await sendMail({
      ...confirmationMail(lead, firm),
      to: [{ name: "", address: lead.email }],
      replyTo: { name, address: contactEmail },
      messageId: messageIdOf("confirmation", lead.id),
      isAutomatic: true,
    });
  } catch (error) {
    const reason = error instanceof MailError ? error.message : messages.unexpectedError;
    await recordLeadEvent(db, leadId, "confirmation-failed", { reason, attempt });
    if (wasRefused(error)) return;
    throw error;
  }
  // The mail is sent; a Postgres outage at this point must not cause a second one.
  await retryUntilConnected(async () => {
    const isNoted = (await findLead(leadId))?.events.some(isConfirmed);
    if (!isNoted) await recordLeadEvent(db, leadId, "confirmation-sent", { attempt });
  });
}

const isConfirmed = ({ type }: Lead["events"][number]) => type === "confirmation-sent";

/** Counts enquiries with the same address, with or without a `+tag`, in the 24 hours before this one. */
function countEarlierToday({ id, email, createdAt }: Lead): Promise<number> {
  const mailbox = (address: unknown) => sql`regexp_replace(lower(${address}), '[+][^@]*@', '@')`;
  const dayBefore = new Date(createdAt.getTime() - 24 * 60 * 60 * 1000);
  return db.$count(
    leads,
    and(
      ne(leads.id, id),
      gt(leads.createdAt, dayBefore),
      lt(leads.createdAt, createdAt),
      sql`${mailbox(leads.email)} = ${mailbox(sql`${email}::text`)}`,
    ),
  );
}
