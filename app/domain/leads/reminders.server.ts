import { eq } from "drizzle-orm";
import { getSettings, readBrandName } from "#app/domain/settings/settings.server.ts";
import { paths } from "#app/http/paths.ts";
import { db, type Transaction } from "#app/platform/database.server.ts";
import { env } from "#app/platform/env.server.ts";
import { sendMail } from "#app/platform/mailer.server.ts";
import { dequeue, enqueue } from "#app/platform/queue.server.ts";
import { accounts } from "#db/schema/accounts.ts";
import { leads } from "#db/schema/leads.ts";
import { remindOwner } from "./lead-jobs.server.ts";
import { messages } from "./messages.ts";
import { officeHoursOf, openingOn } from "./office-hours.ts";

/** Schedules the next-step reminder for the office's opening on its day; one per lead. */
export async function remindLater(tx: Transaction, leadId: string, nextStepOn: string | null) {
  const key = `${remindOwner.name}:${leadId}`;
  await dequeue(tx, key);
  if (!nextStepOn) return;
  const runAt = openingOn(nextStepOn, officeHoursOf(await getSettings()));
  if (runAt > new Date()) await enqueue(tx, remindOwner, { leadId, nextStepOn }, { key, runAt });
}

/**
 * Mails the reminder, unless the lead is closed or unassigned or its next step has been rescheduled. Rejects when the
 * mail server does not accept the mail.
 */
export async function sendReminder(leadId: string, nextStepOn: string) {
  const [row] = await db
    .select({ lead: leads, owner: { name: accounts.name, email: accounts.email } })
    .from(leads)
    .innerJoin(accounts, eq(accounts.id, leads.ownerId))
    .where(eq(leads.id, leadId));
  if (!row || row.lead.nextStepOn !== nextStepOn || closed.has(row.lead.status)) return;
  const { lead, owner } = row;
  const site = await readBrandName();
  await sendMail({
    to: owner.email,
    subject: messages.reminderSubject(site, lead.nextStep ?? messages.nextStep, lead.name),
    text: [
      messages.hello(owner.name),
      messages.stepIsDue(lead.nextStep ?? messages.theNextStep, dayInWords.format(new Date(nextStepOn))),
      messages.leadOf(lead.name, site),
      `${env.SITE_URL}${paths.admin.lead(lead.id)}\n`,
    ].join("\n\n"),
    messageId: `reminder-${leadId}-${nextStepOn}@${new URL(env.SITE_URL).hostname}`,
  });
}

/** `25 Nov 2026`. */
const dayInWords = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" });

const closed = new Set(["won", "lost", "spam"]);
