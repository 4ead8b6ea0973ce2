import { getFormProps, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { Form, Link, useActionData, useFetcher, useSearchParams } from "@remix-run/react";
import { z } from "zod";
import { Section } from "#app/admin/admin-page.tsx";
import { Button } from "#app/admin/button.tsx";
import { linkClasses } from "#app/admin/classes.ts";
import { messages } from "#app/admin/leads/messages.ts";
import { HiddenParameters } from "#app/admin/lists.tsx";
import type { Typed } from "#app/admin/publishing/form-entry.ts";
import { JournalNotice, useFormJournal } from "#app/admin/publishing/form-journal.tsx";
import { useAdded } from "#app/admin/publishing/form-submissions.ts";
import { noteSchema } from "#app/domain/leads/lead.ts";
import type { Lead } from "#app/domain/leads/leads.server.ts";
import type { LeadReply } from "#app/domain/leads/replies.server.ts";
import { type ReplyTemplate, replySchema } from "#app/domain/leads/reply.ts";
import { manyLines } from "#app/domain/leads/text.ts";
import { TextAreaField, TextField } from "#app/forms/fields.tsx";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { paths } from "#app/http/paths.ts";
import { controlClasses } from "#app/ui/field.tsx";
import type { LeadAnswer } from "./lead.server.ts";

const onItsWay = messages.sendingTheDeliveryStatusAppears;
const toYou = messages.repliesGoToYourOwn;

interface ReplyFormProps {
  lead: Lead;
  /** When their number grows, the form is emptied. */
  replies: LeadReply[];
  /** The subject without a template. */
  subject: string;
  /** Templates with the lead's values filled in. */
  templates: ReplyTemplate[];
  /** The idempotency key, replaced after each response, so that a double submit sends one reply. */
  replyId: string;
}

/** Writes to the person who sent the lead, optionally from a template. */
export function ReplyForm({ lead, replies, subject: usual, templates, replyId }: ReplyFormProps) {
  const [search] = useSearchParams();
  const list = new URLSearchParams(search);
  list.delete("template");
  const chosen = templates[Number(search.get("template") ?? -1)];
  const { Form: LeadForm, answer, isSending } = useLeadForm("reply", lead.id);
  const [form, fields] = useForm({
    id: `reply-${lead.id}`,
    lastResult: answer?.status === "saved" ? undefined : answer?.result,
    defaultValue: { subject: chosen?.subject ?? usual, body: chosen?.body ?? "" },
    onValidate: ({ formData }) => parseWithZod(formData, { schema: replySchema }),
    shouldRevalidate: "onInput",
  });
  const journal = useFormJournal({
    key: `lead-reply:${lead.id}`,
    formId: form.id,
    version: replies.length,
    saved: useAdded(form.id, fields.body.name, replies.length),
    isSent: (typed) => replies.some(({ body }) => body === manyLines(fieldIn(typed, fields.body.name))),
  });

  /** Appends a template to the typed text. An unchanged template and a subject that was not typed are replaced. */
  function begin({ subject, body }: ReplyTemplate) {
    const typed = { subject: fields.subject.value?.trim(), body: fields.body.value?.trimEnd() };
    const isUntouched = templates.some((one) => one.body.trimEnd() === typed.body);
    const isUsual = typed.subject === usual || templates.some((one) => one.subject === typed.subject);
    form.update({ name: fields.subject.name, value: (!isUsual && typed.subject) || subject });
    form.update({
      name: fields.body.name,
      value: typed.body && !isUntouched ? `${typed.body}\n\n${body}` : body,
    });
    document.getElementById(fields.body.id)?.focus();
    requestAnimationFrame(journal.note); // after React has rendered the text
  }

  return (
    <Section title={messages.reply}>
      <Form
        method="get"
        action={`${paths.admin.lead(lead.id)}#reply`}
        aria-label={messages.template}
        onSubmit={(event) => {
          event.preventDefault();
          const template = templates[Number(new FormData(event.currentTarget).get("template"))];
          if (template) begin(template);
        }}
        className="mb-3 flex flex-wrap items-center gap-2"
      >
        <HiddenParameters parameters={list} />
        <select
          name="template"
          aria-label={messages.template}
          className={controlClasses("compact", "w-auto! max-w-60")}
        >
          {templates.map(({ name, body }, position) => (
            <option key={name + body} value={position}>
              {name}
            </option>
          ))}
        </select>
        <Button>{messages.useTemplate}</Button>
        <Link to={paths.admin.settings("leads")} className={`text-[0.75rem] text-muted ${linkClasses}`}>
          {messages.editTemplates}
        </Link>
      </Form>
      <JournalNotice journal={journal} />
      <LeadForm
        key={search.get("template")}
        method="post"
        preventScrollReset
        {...getFormProps(form)}
        onInput={journal.note}
        aria-label={messages.reply}
        className="grid gap-3"
      >
        <input type="hidden" name="intent" value="reply" />
        <input type="hidden" name="id" value={replyId} />
        <TextField field={fields.subject} label={messages.subject} />
        <TextAreaField field={fields.body} label={messages.messageTo(lead.email)} rows={6} data-reply="" />
        <div className="flex flex-wrap items-center gap-3">
          <SubmitButton pending={isSending} pendingLabel={messages.sending}>
            {messages.sendReply}
          </SubmitButton>
          <span role="status" className="text-[0.75rem] text-muted">
            {form.valid ? (answer?.status === "saved" ? onItsWay : toYou) : messages.notSentYet}
          </span>
        </div>
      </LeadForm>
    </Section>
  );
}

const fieldIn = (typed: Typed, field: string) => typed.find(([name]) => name === field)?.[1] ?? "";

interface NoteFormProps {
  leadId: string;
  /** The stored notes and calls; when their number grows, the form is emptied. */
  notes: string[];
}

/** Adds a note to the timeline. */
export function NoteForm({ leadId, notes }: NoteFormProps) {
  const { Form: LeadForm, answer, isSending } = useLeadForm("note", leadId);
  const [form, fields] = useForm({
    id: `note-${leadId}`,
    lastResult: answer?.status === "saved" ? undefined : answer?.result,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: z.object({ note: noteSchema }) }),
    shouldRevalidate: "onInput",
  });
  const journal = useFormJournal({
    key: `lead-note:${leadId}`,
    formId: form.id,
    version: notes.length,
    saved: useAdded(form.id, fields.note.name, notes.length),
    isSent: (typed) => notes.includes(manyLines(fieldIn(typed, fields.note.name))),
  });
  return (
    <LeadForm
      method="post"
      preventScrollReset
      {...getFormProps(form)}
      onInput={journal.note}
      aria-label={messages.note}
      className="mb-4 grid gap-2"
    >
      <JournalNotice journal={journal} />
      <input type="hidden" name="intent" value="note" />
      <TextAreaField field={fields.note} label={messages.noteForTheTeamOnly} rows={2} data-note="" />
      <div className="flex flex-wrap items-center gap-3">
        <Button isSending={isSending}>{messages.addNote}</Button>
        <Button name="kind" value="call" title={messages.countsAsAReplyTo} isSending={isSending}>
          {messages.logAsCall}
        </Button>
        <span role="status" className="text-[0.75rem] text-muted">
          {form.valid ? "" : messages.notAddedYet}
        </span>
      </div>
    </LeadForm>
  );
}

/**
 * One form of the lead's screen and its result. A fetcher keeps the result when a live update revalidates the screen;
 * without JavaScript the page carries it.
 */
export function useLeadForm<Name extends LeadAnswer["form"]>(name: Name, leadId: string) {
  const fetcher = useFetcher<LeadAnswer>({ key: `lead-${name}:${leadId}` });
  const answered = useActionData<LeadAnswer>();
  const answer = fetcher.data ?? answered;
  return {
    Form: fetcher.Form,
    isSending: fetcher.state !== "idle",
    answer: isOf(name, answer) ? answer : undefined,
  };
}

function isOf<Name extends LeadAnswer["form"]>(
  name: Name,
  answer: LeadAnswer | undefined,
): answer is Extract<LeadAnswer, { form: Name }> {
  return answer?.form === name;
}
