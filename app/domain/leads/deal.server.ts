import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Staff } from "#app/domain/accounts/account.ts";
import { allows } from "#app/domain/accounts/policies.ts";
import { enqueueAssignment } from "#app/domain/assignments/assignments.server.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { paths } from "#app/paths/paths.ts";
import { db, type Transaction } from "#app/platform/database.server.ts";
import { env } from "#app/platform/env.server.ts";
import { messageIdOf, sendMail } from "#app/platform/mailer.server.ts";
import { dequeue, enqueue, jobKey, type PayloadOf } from "#app/platform/queue.server.ts";
import { renderEmail } from "#app/platform/render-email.ts";
import { accounts } from "#db/schema/accounts.ts";
import { leads } from "#db/schema/leads.ts";
import type { Deal } from "./lead.ts";
import { recordOwners } from "./lead-changes.server.ts";
import { remindOwner } from "./lead-jobs.server.ts";
import { recordLeadEvent } from "./leads.server.ts";
import { findLeadRecipients } from "./notify-team.server.ts";
import { officeHoursOf, openingOn } from "./office-hours.ts";
import { shortDate } from "./office-times.server.ts";
import { type StaleLead, saveIntoLead } from "./save-into-lead.server.ts";
import { readTeamMail } from "./team-mail.server.ts";

type DealOutcome = { status: "saved"; changed: (keyof Deal)[]; version: number } | StaleLead<Deal>;

/**
 * Saves owner, value and next step of a form that was loaded with a version of the lead, records the changes and
 * schedules the reminder. Undefined for an unknown lead.
 */
export async function saveDeal(
  leadId: string,
  version: number,
  { ownerId, value, nextStep, nextStepOn }: Deal,
  by: Staff,
): Promise<DealOutcome | undefined> {
  const office = officeHoursOf(await getSettings());
  return db.transaction(async (tx): Promise<DealOutcome | undefined> => {
    const after: Deal = { ownerId, value, nextStep, nextStepOn };
    const saved = await saveIntoLead(tx, leadId, version, after, by);
    if (saved?.status !== "saved") return saved;
    const { before, changed } = saved;
    await recordChanges(tx, leadId, { before, after, changed }, by);
    if (changed.includes("ownerId")) await enqueueAssignment(tx, after.ownerId, { leadIds: [leadId] }, by);
    if (changed.includes("nextStepOn")) await remindLater(tx, leadId, after.nextStepOn, office);
    return { status: "saved", changed, version: saved.version };
  });
}

async function recordChanges(
  tx: Transaction,
  leadId: string,
  { before, after, changed }: { before: Deal; after: Deal; changed: (keyof Deal)[] },
  by: Staff,
) {
  if (changed.includes("ownerId"))
    await recordOwners(tx, [{ leadId, from: before.ownerId }], after.ownerId, by);
  const others = changed.filter((key) => key !== "ownerId");
  if (others.length === 0) return;
  const detail = Object.fromEntries(others.map((key) => [key, { from: before[key], to: after[key] }]));
  await recordLeadEvent(tx, leadId, "deal-changed", detail, by.id);
}

/** Schedules the next-step reminder for the office's opening on its day, or at once after that; one per lead. */
async function remindLater(
  tx: Transaction,
  leadId: string,
  nextStepOn: string | null,
  office: ReturnType<typeof officeHoursOf>,
) {
  const key = jobKey(remindOwner, leadId);
  await dequeue(tx, key);
  if (!nextStepOn) return;
  const runAt = openingOn(nextStepOn, office);
  await enqueue(tx, remindOwner, { leadId, nextStepOn, id: randomUUID() }, { key, runAt });
}

/**
 * Mails the reminder to the owner, or for an unassigned lead to the recipients of new leads, unless the lead is closed,
 * its next step has been rescheduled, or its owner is disabled or may no longer read leads. Rejects when the mail server
 * does not accept the mail.
 */
export async function sendReminder({ leadId, nextStepOn, id }: PayloadOf<typeof remindOwner>) {
  const [row] = await db
    .select({
      lead: leads,
      owner: {
        name: accounts.name,
        email: accounts.email,
        role: accounts.role,
        disabledAt: accounts.disabledAt,
      },
    })
    .from(leads)
    .leftJoin(accounts, eq(accounts.id, leads.ownerId))
    .where(eq(leads.id, leadId));
  if (!row || row.lead.nextStepOn !== nextStepOn || closed.has(row.lead.status)) return;
  const { lead, owner } = row;
  if (owner && (owner.disabledAt || !allows(owner.role, "leads.read"))) return;
  const to = owner ? [owner.email] : await findLeadRecipients();
  if (to.length === 0) return;
  const { brand, language, texts } = await readTeamMail();
  const { subject, title, nextStepInSubject, nextStepInTitle, lead: leadOf, noOwner } = texts.reminder;
  await sendMail({
    to,
    subject: subject(brand.name, lead.nextStep ?? nextStepInSubject, lead.name),
    ...renderEmail({
      brand,
      language,
      title: title(lead.nextStep ?? nextStepInTitle, shortDate(nextStepOn, language)),
      parts: [
        leadOf(lead.name, brand.name),
        ...(owner ? [] : [noOwner]),
        { link: env.SITE_URL + paths.admin.lead(lead.id), button: texts.openLead },
      ],
    }),
    messageId: messageIdOf(`reminder-${id ?? `${leadId}-${nextStepOn}`}`),
  });
}

const closed = new Set(["won", "lost", "spam"]);
