import type { SubmissionResult } from "@conform-to/react";
import { z } from "zod";
import type { ConflictingField } from "#app/admin/conflict-notice.tsx";
import { messages } from "#app/admin/leads/messages.ts";
import type { MergeAnswer } from "#app/admin/publishing/merged-form.ts";
import type { Staff } from "#app/domain/accounts/account.ts";
import { asText, type Bases, fingerprint } from "#app/domain/documents/field-bases.server.ts";
import { confirmationSubject } from "#app/domain/leads/confirmation.server.ts";
import { dealBases, saveDeal } from "#app/domain/leads/deal.server.ts";
import { listDeliveries } from "#app/domain/leads/deliveries.server.ts";
import { type Deal, dealSchema, noteKindSchema, noteSchema } from "#app/domain/leads/lead.ts";
import { addNote, listLeadOwners, listLeadReaders } from "#app/domain/leads/lead-changes.server.ts";
import { contactBases, saveContact } from "#app/domain/leads/lead-contact.server.ts";
import { type LeadContact, leadContactSchema } from "#app/domain/leads/lead-contact.ts";
import { leadFields } from "#app/domain/leads/lead-fields.ts";
import { withClock } from "#app/domain/leads/lead-list.server.ts";
import { isConfirmed } from "#app/domain/leads/lead-thread.server.ts";
import { findLead, type Lead, listLeadTasks } from "#app/domain/leads/leads.server.ts";
import { amount, type Money, moneyOf } from "#app/domain/leads/money.ts";
import { officeHoursOf, today } from "#app/domain/leads/office-hours.ts";
import { listReplies, type UnseenReply, writeReply } from "#app/domain/leads/replies.server.ts";
import { fillTemplate, placeholdersOf, replySchema } from "#app/domain/leads/reply.ts";
import { listSamePerson } from "#app/domain/leads/same-person.server.ts";
import { typedToRichText } from "#app/domain/rich-text/from-markdown.ts";
import type { Settings } from "#app/domain/settings/registry.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { findMentions } from "#app/domain/tasks/task.ts";
import { orNotFound } from "#app/http/guards.server.ts";
import { parseForm, readBases } from "#app/http/read-form.server.ts";
import { calendarDate } from "#app/ui/calendar-date.tsx";

/** The loader data of a lead's screen. Undefined when the lead does not exist. */
export async function readLead(leadId: string, staff: Staff) {
  const lead = await findLead(leadId);
  if (!lead) return undefined;
  const [replies, others, tasks, owners, readers, settings] = await Promise.all([
    listReplies(leadId),
    listSamePerson(lead),
    listLeadTasks(leadId),
    listLeadOwners(leadId),
    listLeadReaders(),
    getSettings(),
  ]);
  const office = officeHoursOf(settings);
  const context = { lead, sender: staff.name, agency: settings.brand_name, timeZone: office.timeZone };
  return {
    lead: withClock(lead, office),
    bases: dealBases(lead),
    contactBases: contactBases(lead),
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
    replySubject: replies.at(-1)?.subject ?? firstSubject(lead, settings.brand_name),
    placeholders: placeholdersOf(settings.leads_reply_templates),
    templates: settings.leads_reply_templates.map((template) => fillTemplate(template, context)),
    money: moneyOf(settings),
    today: today(new Date(), office),
  };
}

const isNote = ({ type }: Lead["events"][number]) => type === "note" || type === "call";

function firstSubject(lead: Lead, site: string): string {
  return isConfirmed(lead)
    ? messages.answerTo(confirmationSubject(site, lead.id))
    : messages.yourEnquiryTo(site);
}

/** The result of a form on the lead's screen. A rejected form gets its values back. */
export type LeadAnswer =
  | ({ form: "deal" } & MergeAnswer)
  | ({ form: "contact" } & MergeAnswer)
  | { form: "note"; status: "saved" | "invalid"; result: SubmissionResult<string[]> }
  | {
      form: "reply";
      status: "saved" | "invalid" | "conflict";
      result: SubmissionResult<string[]>;
      /** Someone else has answered meanwhile: the reply is sent only if its author confirms. */
      unseen?: UnseenReply;
    };

export async function saveDealForm(leadId: string, data: FormData, by: Staff): Promise<LeadAnswer> {
  const [owners, settings] = await Promise.all([listLeadOwners(leadId), getSettings()]);
  const bases = readBases(data);
  const money = moneyOf(settings);
  const submission = parseForm(data, dealSchema(money));
  const invalid = (fieldErrors?: Record<string, string[]>): LeadAnswer => ({
    form: "deal",
    status: "invalid",
    result: submission.reply({ fieldErrors }),
    bases,
    conflicts: [],
  });
  if (submission.status !== "success") return invalid();
  const deal = submission.value;
  if (deal.ownerId && !owners.some(({ id }) => id === deal.ownerId)) {
    return invalid({ ownerId: [messages.thisPersonCannotBeAssignedLeads] });
  }
  const problem = problemOfReminder(deal.nextStepOn, bases, settings);
  if (problem) return invalid({ nextStepOn: [problem] });
  const saved = orNotFound(await saveDeal(leadId, deal, bases, by));
  const conflicts = saved.status === "conflict" ? storedDeal(saved, owners, money) : [];
  return { form: "deal", status: saved.status, result: submission.reply(), bases: saved.bases, conflicts };
}

/** The values that another person saved in the meantime, as text. */
function storedDeal(
  { theirs, fields }: { theirs: Deal; fields: (keyof Deal)[] },
  owners: { id: string; name: string }[],
  money: Money,
): ConflictingField[] {
  const owner = owners.find(({ id }) => id === theirs.ownerId)?.name ?? messages.unassigned;
  const value = theirs.value === null ? "–" : amount(theirs.value, money);
  const day = theirs.nextStepOn ? calendarDate(new Date(theirs.nextStepOn)) : "–";
  const all: Record<keyof Deal, Omit<ConflictingField, "field">> = {
    ownerId: { label: messages.ownerLabel, theirs: owner },
    value: { label: messages.value, theirs: value },
    nextStep: { label: messages.nextStep, theirs: theirs.nextStep ?? "–" },
    nextStepOn: { label: messages.remindOn, theirs: day },
  };
  return fields.map((field) => ({ field, ...all[field] }));
}

export async function saveContactForm(leadId: string, data: FormData, by: Staff): Promise<LeadAnswer> {
  const bases = readBases(data);
  const submission = parseForm(data, leadContactSchema);
  const result = submission.reply();
  if (submission.status !== "success")
    return { form: "contact", status: "invalid", result, bases, conflicts: [] };
  const saved = orNotFound(await saveContact(leadId, submission.value, bases, by));
  const theirs = (field: keyof LeadContact) => ("theirs" in saved && saved.theirs[field]) || "–";
  const fields = saved.status === "conflict" ? saved.fields : [];
  const conflicts = fields.map((field) => ({
    field,
    label: leadFields[field].label,
    theirs: theirs(field),
  }));
  return { form: "contact", status: saved.status, result, bases: saved.bases, conflicts };
}

/** A new reminder must not be in the past; an old one may stay while other fields are saved. */
function problemOfReminder(day: string | null, bases: Bases, settings: Settings) {
  const earliest = today(new Date(), officeHoursOf(settings));
  if (!day || day >= earliest || bases.nextStepOn === fingerprint(asText(day))) return undefined;
  return messages.thisDateIsInThe(calendarDate(new Date(earliest)));
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
  const [lead, settings] = await Promise.all([findLead(leadId), getSettings()]);
  const placeholders = placeholdersOf(settings.leads_reply_templates);
  const submission = parseForm(data, replySchema({ placeholders, enquiry: orNotFound(lead).description }));
  if (submission.status !== "success")
    return { form: "reply", status: "invalid", result: submission.reply() };
  const { unseen } = orNotFound(await writeReply(leadId, submission.value, by));
  return { form: "reply", status: unseen ? "conflict" : "saved", result: submission.reply(), unseen };
}
