import { and, gt, lt, ne, sql } from "drizzle-orm";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { db } from "#app/platform/database.server.ts";
import { env } from "#app/platform/env.server.ts";
import { log } from "#app/platform/log.server.ts";
import { MailError, sendMail, wasRefused } from "#app/platform/mailer.server.ts";
import { retryUntilConnected } from "#app/platform/retry-until-connected.server.ts";
import { leads } from "#db/schema/leads.ts";
import { confirmationMail } from "./confirmation/content.ts";
import { recordLeadEvent } from "./lead-events.server.ts";
import { mailBrandOf } from "./lead-mail.ts";
import { findLead, type Lead } from "./leads.server.ts";
import { messageIdOf } from "./message-ids.server.ts";
import { officeHoursOf } from "./office-hours.ts";

/** Confirmations to one address within a day: the form must not fill the mailbox of somebody else. */
export const MAX_CONFIRMATIONS_PER_DAY = 3;

/**
 * SITE-09: confirms an enquiry to its sender, once. Spam, answered leads and those above a limit are left alone. A mail
 * that the server refuses is not tried again; rejects when the server is unavailable. `attempt` counts from 1.
 */
export async function sendConfirmation(leadId: string, attempt: number) {
  const [lead, settings] = await Promise.all([findLead(leadId), getSettings()]);
  if (!lead || !settings.leads_confirmation_enabled || lead.events.some(isConfirmed)) return;
  if (lead.status === "spam" || lead.isAboveLimit || lead.answeredAt) return;
  if ((await countEarlierToday(lead)) >= MAX_CONFIRMATIONS_PER_DAY) {
    log.warn({ leadId }, "no confirmation: this address was sent enough of them today");
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
    const reason = error instanceof MailError ? error.message : "an unexpected error";
    await recordLeadEvent(db, leadId, "confirmation-failed", { reason, attempt });
    if (wasRefused(error)) return;
    throw error;
  }
  // The mail is out. A Postgres that went away meanwhile must not have it sent again.
  await retryUntilConnected(async () => {
    const isNoted = (await findLead(leadId))?.events.some(isConfirmed);
    if (!isNoted) await recordLeadEvent(db, leadId, "confirmation-sent", { attempt });
  });
}

const isConfirmed = ({ type }: Lead["events"][number]) => type === "confirmation-sent";

/** Enquiries with the same address, with or without a `+tag`, within the day before this one. */
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
