import type { SubmissionResult } from "@conform-to/react";
import { z } from "zod";
import type { Staff } from "#app/domain/accounts/account.ts";
import { saveDeal } from "#app/domain/leads/deal.server.ts";
import { type Deal, dealSchema, noteSchema } from "#app/domain/leads/lead.ts";
import { addNote } from "#app/domain/leads/notes.server.ts";
import { listLeadOwners } from "#app/domain/leads/owners.server.ts";
import { writeReply } from "#app/domain/leads/replies.server.ts";
import { replySchema } from "#app/domain/leads/reply.ts";
import { found } from "#app/http/params.ts";
import { parseForm } from "#app/http/parse-form.server.ts";

/** What became of a form of the lead's screen. What was typed comes back unless it was taken. */
export type LeadAnswer =
  | { form: "deal"; status: "saved" | "invalid"; result: SubmissionResult<string[]> }
  | { form: "deal"; status: "conflict"; result: SubmissionResult<string[]>; theirs: Deal; version: number }
  | { form: "note"; status: "saved" | "invalid"; result: SubmissionResult<string[]> }
  | { form: "reply"; status: "saved" | "invalid"; result: SubmissionResult<string[]> };

export async function keepDeal(leadId: string, data: FormData, by: Staff): Promise<LeadAnswer> {
  const owners = await listLeadOwners(leadId);
  const schema = dealSchema.extend({ version: z.coerce.number().int() });
  const submission = parseForm(data, schema);
  if (submission.status !== "success") return { form: "deal", status: "invalid", result: submission.reply() };
  const { version, ...deal } = submission.value;
  if (deal.ownerId && !owners.some(({ id }) => id === deal.ownerId)) {
    const fieldErrors = { ownerId: ["This person cannot be given leads"] };
    return { form: "deal", status: "invalid", result: submission.reply({ fieldErrors }) };
  }
  const outcome = found(await saveDeal(leadId, deal, version, by));
  const result = submission.reply();
  return outcome.status === "saved"
    ? { form: "deal", status: "saved", result }
    : { form: "deal", result, ...outcome };
}

export async function keepNote(leadId: string, data: FormData, by: Staff): Promise<LeadAnswer> {
  const submission = parseForm(data, z.object({ note: noteSchema }));
  if (submission.status !== "success") return { form: "note", status: "invalid", result: submission.reply() };
  found((await addNote(leadId, submission.value.note, by)) || undefined);
  return { form: "note", status: "saved", result: submission.reply({ resetForm: true }) };
}

export async function keepReply(leadId: string, data: FormData, by: Staff): Promise<LeadAnswer> {
  const submission = parseForm(data, replySchema);
  if (submission.status !== "success")
    return { form: "reply", status: "invalid", result: submission.reply() };
  found((await writeReply(leadId, submission.value, by)) || undefined);
  return { form: "reply", status: "saved", result: submission.reply({ resetForm: true }) };
}
