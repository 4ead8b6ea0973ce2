import type { SubmissionResult } from "@conform-to/react";
import { z } from "zod";
import { messages } from "#app/admin/leads/messages.ts";
import type { Staff } from "#app/domain/accounts/account.ts";
import { saveDeal } from "#app/domain/leads/deal.server.ts";
import { listDeliveries } from "#app/domain/leads/deliveries.server.ts";
import { type Deal, dealSchema, noteKindSchema, noteSchema } from "#app/domain/leads/lead.ts";
import { addNote, listLeadOwners } from "#app/domain/leads/lead-changes.server.ts";
import { withClock } from "#app/domain/leads/lead-list.server.ts";
import { findLead, listLeadTasks } from "#app/domain/leads/leads.server.ts";
import { moneyOf } from "#app/domain/leads/money.ts";
import { officeHoursOf, today } from "#app/domain/leads/office-hours.ts";
import { listReplies, writeReply } from "#app/domain/leads/replies.server.ts";
import { fillTemplate, replySchema } from "#app/domain/leads/reply.ts";
import { listSamePerson } from "#app/domain/leads/same-person.server.ts";
import type { Settings } from "#app/domain/settings/registry.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { orNotFound } from "#app/http/params.ts";
import { parseForm } from "#app/http/read-form.server.ts";
import { calendarDate } from "#app/ui/calendar-date.tsx";

/** The loader data of a lead's screen. Undefined when the lead does not exist. */
export async function readLead(leadId: string, staff: Staff) {
  const lead = await findLead(leadId);
  if (!lead) return undefined;
  const [replies, others, tasks, owners, settings] = await Promise.all([
    listReplies(leadId),
    listSamePerson(lead),
    listLeadTasks(leadId),
    listLeadOwners(leadId),
    getSettings(),
  ]);
  const office = officeHoursOf(settings);
  const context = { lead, sender: staff.name, agency: settings.brand_name, timeZone: office.timeZone };
  return {
    lead: withClock(lead, office),
    replies,
    others,
    tasks,
    owners,
    deliveries: await listDeliveries(lead, replies),
    /** Of the next reply: the last one's, so that mail clients show one thread. */
    replySubject: replies.at(-1)?.subject ?? messages.yourEnquiryTo(settings.brand_name),
    templates: settings.leads_reply_templates.map((template) => fillTemplate(template, context)),
    money: moneyOf(settings),
    today: today(new Date(), office),
  };
}

/** The result of a form on the lead's screen. A rejected form gets its values back. */
export type LeadAnswer =
  | { form: "deal"; status: "invalid"; result: SubmissionResult<string[]>; version?: undefined }
  | { form: "deal"; status: "saved"; result: SubmissionResult<string[]>; version: number }
  | { form: "deal"; status: "conflict"; result: SubmissionResult<string[]>; theirs: Deal; version: number }
  | { form: "note"; status: "saved" | "invalid"; result: SubmissionResult<string[]> }
  | { form: "reply"; status: "saved" | "invalid"; result: SubmissionResult<string[]> };

export async function saveDealForm(leadId: string, data: FormData, by: Staff): Promise<LeadAnswer> {
  const [owners, settings] = await Promise.all([listLeadOwners(leadId), getSettings()]);
  const schema = dealSchema(moneyOf(settings)).extend({ version: z.coerce.number().int() });
  const submission = parseForm(data, schema);
  if (submission.status !== "success") return { form: "deal", status: "invalid", result: submission.reply() };
  const { version, ...deal } = submission.value;
  if (deal.ownerId && !owners.some(({ id }) => id === deal.ownerId)) {
    const fieldErrors = { ownerId: [messages.thisPersonCannotBeAssignedLeads] };
    return { form: "deal", status: "invalid", result: submission.reply({ fieldErrors }) };
  }
  const problem = await problemOfReminder(leadId, deal.nextStepOn, settings);
  if (problem)
    return {
      form: "deal",
      status: "invalid",
      result: submission.reply({ fieldErrors: { nextStepOn: [problem] } }),
    };
  const outcome = orNotFound(await saveDeal(leadId, deal, version, by));
  return { form: "deal", result: submission.reply(), ...outcome };
}

/** A new reminder must not be in the past; an old one may stay while other fields are saved. */
async function problemOfReminder(leadId: string, day: string | null, settings: Settings) {
  const earliest = today(new Date(), officeHoursOf(settings));
  if (!day || day >= earliest) return undefined;
  const stored = await findLead(leadId);
  if (stored?.nextStepOn === day) return undefined;
  return messages.thisDateIsInThe(calendarDate(new Date(earliest)));
}

export async function saveNote(leadId: string, data: FormData, by: Staff): Promise<LeadAnswer> {
  const submission = parseForm(data, z.object({ note: noteSchema, kind: noteKindSchema.default("note") }));
  if (submission.status !== "success") return { form: "note", status: "invalid", result: submission.reply() };
  const { note, kind } = submission.value;
  orNotFound((await addNote(leadId, note, by, kind)) || undefined);
  return { form: "note", status: "saved", result: submission.reply() };
}

export async function queueReply(leadId: string, data: FormData, by: Staff): Promise<LeadAnswer> {
  const submission = parseForm(data, replySchema);
  if (submission.status !== "success")
    return { form: "reply", status: "invalid", result: submission.reply() };
  orNotFound((await writeReply(leadId, submission.value, by)) || undefined);
  return { form: "reply", status: "saved", result: submission.reply() };
}
