import type { SubmissionResult } from "@conform-to/react";
import { z } from "zod";
import { calendarDate } from "#app/admin/calendar-date.ts";
import type { ControlValues, RecordAnswer } from "#app/admin/records/record-answer.ts";
import type { Staff } from "#app/domain/accounts/account.ts";
import { confirmationSubject } from "#app/domain/leads/confirmation.server.ts";
import { saveDeal } from "#app/domain/leads/deal.server.ts";
import { listDeliveries } from "#app/domain/leads/deliveries.server.ts";
import { dealSchema, noteKindSchema, noteSchema } from "#app/domain/leads/lead.ts";
import { addNote, listLeadOwners, listLeadReaders } from "#app/domain/leads/lead-changes.server.ts";
import { saveContact } from "#app/domain/leads/lead-contact.server.ts";
import { leadContactSchema } from "#app/domain/leads/lead-contact.ts";
import { languageOfLead } from "#app/domain/leads/lead-language.ts";
import { withClock } from "#app/domain/leads/lead-list.server.ts";
import { isConfirmed } from "#app/domain/leads/lead-thread.server.ts";
import { findLead, type Lead, listLeadTasks } from "#app/domain/leads/leads.server.ts";
import { moneyOf } from "#app/domain/leads/money.ts";
import { officeHoursOf, today } from "#app/domain/leads/office-hours.ts";
import { longDate } from "#app/domain/leads/office-times.server.ts";
import { listReplies, type UnseenReply, writeReply } from "#app/domain/leads/replies.server.ts";
import { fillTemplate, placeholdersOf, replySchema } from "#app/domain/leads/reply.ts";
import { listSamePerson } from "#app/domain/leads/same-person.server.ts";
import type { StaleLead } from "#app/domain/leads/save-into-lead.server.ts";
import { getSettingsOfLead } from "#app/domain/leads/settings-of-lead.server.ts";
import { typedToRichText } from "#app/domain/rich-text/from-markdown.ts";
import type { Settings } from "#app/domain/settings/registry.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { findMentions } from "#app/domain/tasks/task.ts";
import { orNotFound } from "#app/http/guards.server.ts";
import { parseForm, readVersion } from "#app/http/read-form.server.ts";
import type { Language } from "#app/languages/language.ts";
import { serverMessagesIn } from "#app/languages/messages.server.ts";
import { contactValues, dealValues } from "./lead-values.ts";

/** The loader data of a lead's screen. Undefined when the lead does not exist. */
export async function readLead(leadId: string, staff: Staff) {
  const lead = await findLead(leadId);
  if (!lead) return undefined;
  const [replies, others, tasks, owners, readers, settings, settingsOfLead] = await Promise.all([
    listReplies(leadId),
    listSamePerson(lead),
    listLeadTasks(leadId),
    listLeadOwners(leadId),
    listLeadReaders(),
    getSettings(),
    getSettingsOfLead(lead),
  ]);
  const office = officeHoursOf(settings);
  const language = languageOfLead(lead, settings);
  const { reply } = serverMessagesIn(language).mails;
  const context = {
    lead,
    sender: staff.name,
    agency: settingsOfLead.brand_name,
    youWrote: reply.youWrote(longDate(lead.createdAt, office.timeZone, language)),
  };
  return {
    lead: withClock(lead, office),
    replies,
    others,
    tasks,
    owners,
    readers,
    notes: Object.fromEntries(
      lead.events.filter(isNote).map(({ id, detail }) => [id, typedToRichText(String(detail?.text ?? ""))]),
    ),
    deliveries: await listDeliveries(lead, replies),
    /** Of the next reply: that of the mail that it answers, so that mail clients show one thread. */
    replySubject: replies.at(-1)?.subject ?? firstSubject(lead, settingsOfLead.brand_name, language),
    placeholders: placeholdersOf(settingsOfLead.leads_reply_templates),
    templates: settingsOfLead.leads_reply_templates.map((template) => fillTemplate(template, context)),
    money: moneyOf(settings),
    today: today(new Date(), office),
  };
}

const isNote = ({ type }: Lead["events"][number]) => type === "note" || type === "call";

function firstSubject(lead: Lead, site: string, language: Language): string {
  if (isConfirmed(lead)) return `Re: ${confirmationSubject(site, lead.id, language)}`;
  return serverMessagesIn(language).mails.reply.subject(site);
}

/** The result of a form on the lead's screen. A rejected form gets its values back. */
export type LeadAnswer =
  | ({ form: "deal" } & RecordAnswer)
  | ({ form: "contact" } & RecordAnswer)
  | { form: "note"; status: "saved" | "invalid"; result: SubmissionResult<string[]> }
  | {
      form: "reply";
      status: "saved" | "invalid" | "conflict";
      result: SubmissionResult<string[]>;
      /** Someone else has answered meanwhile: the reply is sent only if its author confirms. */
      unseen?: UnseenReply;
    };

export async function saveDealForm(leadId: string, data: FormData, by: Staff): Promise<LeadAnswer> {
  const [lead, owners, settings] = await Promise.all([
    findLead(leadId),
    listLeadOwners(leadId),
    getSettings(),
  ]);
  const money = moneyOf(settings);
  const version = readVersion(data);
  const submission = parseForm(data, dealSchema(money));
  const invalid = (fieldErrors?: Record<string, string[]>): LeadAnswer => ({
    form: "deal",
    status: "invalid",
    result: submission.reply({ fieldErrors }),
  });
  if (submission.status !== "success") return invalid();
  const deal = submission.value;
  if (deal.ownerId && !owners.some(({ id }) => id === deal.ownerId)) {
    return invalid({ ownerId: ["This person cannot be assigned leads. Choose someone else"] });
  }
  const { version: current, nextStepOn } = orNotFound(lead);
  // A new reminder must not be in the past; an old one may stay while other fields are saved.
  const isNew = version === current && deal.nextStepOn !== nextStepOn;
  const problem = isNew ? problemOfReminder(deal.nextStepOn, settings) : undefined;
  if (problem) return invalid({ nextStepOn: [problem] });
  const saved = orNotFound(await saveDeal(leadId, version, deal, by));
  return {
    form: "deal",
    result: submission.reply(),
    ...answerOf(saved, (stored) => dealValues(stored, money)),
  };
}

export async function saveContactForm(leadId: string, data: FormData, by: Staff): Promise<LeadAnswer> {
  const submission = parseForm(data, leadContactSchema);
  const result = submission.reply();
  if (submission.status !== "success") return { form: "contact", status: "invalid", result };
  const saved = orNotFound(await saveContact(leadId, readVersion(data), submission.value, by));
  return { form: "contact", result, ...answerOf(saved, contactValues) };
}

function answerOf<Fields>(
  saved: { status: "saved"; version: number } | StaleLead<Fields>,
  valuesOf: (stored: Fields) => ControlValues,
): Pick<RecordAnswer, "status" | "version" | "conflict"> {
  const { version } = saved;
  if (saved.status === "saved") return { status: "saved", version };
  const { isOwn, fields, stored } = saved;
  return { status: "conflict", version, conflict: { isOwn, fields, stored: valuesOf(stored) } };
}

function problemOfReminder(day: string | null, settings: Settings) {
  const earliest = today(new Date(), officeHoursOf(settings));
  return day && day < earliest
    ? `This date is in the past. Choose ${calendarDate(new Date(earliest))} or later`
    : undefined;
}

export async function saveNote(leadId: string, data: FormData, by: Staff): Promise<LeadAnswer> {
  const submission = parseForm(data, z.object({ note: noteSchema, kind: noteKindSchema.default("note") }));
  if (submission.status !== "success") return { form: "note", status: "invalid", result: submission.reply() };
  const { note, kind } = submission.value;
  const mentioned = findMentions(note, await listLeadReaders());
  orNotFound((await addNote(leadId, note, by, { kind, mentioned })) || undefined);
  return { form: "note", status: "saved", result: submission.reply() };
}

export async function queueReply(leadId: string, data: FormData, by: Staff): Promise<LeadAnswer> {
  const lead = orNotFound(await findLead(leadId));
  const { leads_reply_templates } = await getSettingsOfLead(lead);
  const placeholders = placeholdersOf(leads_reply_templates);
  const submission = parseForm(data, replySchema({ placeholders, enquiry: lead.description }));
  if (submission.status !== "success")
    return { form: "reply", status: "invalid", result: submission.reply() };
  const { unseen } = orNotFound(await writeReply(leadId, submission.value, by));
  return { form: "reply", status: unseen ? "conflict" : "saved", result: submission.reply(), unseen };
}
