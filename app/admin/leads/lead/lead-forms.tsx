import { getFormProps, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { Link, useFetcher } from "@remix-run/react";
import { useState } from "react";
import { z } from "zod";
import { Section } from "#app/admin/admin-page.tsx";
import { Button } from "#app/admin/button.tsx";
import { linkClasses } from "#app/admin/classes.ts";
import type { Typed } from "#app/admin/journal/form-entry.ts";
import { JournalNotice } from "#app/admin/journal/journal-notice.tsx";
import { useFormJournal } from "#app/admin/journal/use-form-journal.ts";
import { messages } from "#app/admin/leads/messages.ts";
import { MentionSuggestions, mentionHint } from "#app/admin/mention-suggestions.tsx";
import { age } from "#app/admin/moment.tsx";
import { useAdded } from "#app/admin/publishing/form-submissions.ts";
import { noteSchema } from "#app/domain/leads/lead.ts";
import type { Lead } from "#app/domain/leads/leads.server.ts";
import type { LeadReply } from "#app/domain/leads/replies.server.ts";
import { type ReplyTemplate, replySchema } from "#app/domain/leads/reply.ts";
import { manyLines } from "#app/domain/texts/text.ts";
import { TextAreaField, TextField } from "#app/forms/fields.tsx";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { paths } from "#app/paths/paths.ts";
import { controlClasses } from "#app/ui/field.tsx";
import type { LeadAnswer } from "./lead.server.ts";

const onItsWay = "Sending. The delivery status appears in the timeline.";
const toYou = "Replies go to your own email address.";

interface ReplyFormProps {
  lead: Lead;
  /** When their number grows, the form is emptied. */
  replies: LeadReply[];
  /** The subject without a template. */
  subject: string;
  /** Templates with the lead's values filled in. */
  templates: ReplyTemplate[];
  /** The placeholders that a reply must not contain. */
  placeholders: string[];
  /** The id of the signed-in person. */
  me: string;
  now: Date;
  /** Why the last reply was not delivered. */
  failure?: string;
  /** The idempotency key, replaced after each response, so that a double submit sends one reply. */
  replyId: string;
}

/** Writes to the person who sent the lead, optionally from a template. */
export function ReplyForm({ lead, replies, subject: usual, templates, replyId, ...rest }: ReplyFormProps) {
  const { placeholders, me, now, failure } = rest;
  const isAnswer = usual.startsWith("Re: ");
  const { Form: LeadForm, answer, isSending } = useLeadForm("reply", lead.id);
  const schema = replySchema({ placeholders, enquiry: lead.description });
  const [form, fields] = useForm({
    id: `reply-${lead.id}`,
    lastResult: answer?.status === "saved" ? undefined : answer?.result,
    defaultValue: { subject: usual, body: "" },
    onValidate: ({ formData }) => parseWithZod(formData, { schema }),
    shouldRevalidate: "onInput",
  });
  const [begun, setBegun] = useState(replies.length);
  const journal = useFormJournal({
    key: `lead-reply:${lead.id}`,
    formId: form.id,
    version: begun,
    onTakeUp: ({ version }) => setBegun(version),
    saved: useAdded(form.id, fields.body.name, replies.length),
    isSent: (typed) => replies.some(({ body }) => body === manyLines(fieldIn(typed, fields.body.name))),
  });

  // A reply that arrives while one writes counts as unseen until one has read the question about it.
  if (!journal.isUnsaved && begun !== replies.length) setBegun(replies.length);
  const asked = answer?.status === "conflict" ? answer.unseen : undefined;
  const seenReplies = Math.max(begun, asked?.count ?? 0);
  const unseen = asked ?? replies.slice(begun).findLast(({ authorId }) => authorId !== me);

  /** Appends a template to the typed text. An unchanged template and a subject that was not typed are replaced. */
  function begin({ subject, body }: ReplyTemplate) {
    const typed = { subject: fields.subject.value?.trim(), body: fields.body.value?.trimEnd() };
    const isUntouched = templates.some((one) => one.body.trimEnd() === typed.body);
    const isUsual = typed.subject === usual || templates.some((one) => one.subject === typed.subject);
    // An answer to a mail keeps its subject, by which mail programs find the conversation.
    const next = isAnswer ? usual : subject;
    form.update({ name: fields.subject.name, value: (!isUsual && typed.subject) || next });
    form.update({
      name: fields.body.name,
      value: typed.body && !isUntouched ? `${typed.body}\n\n${body}` : body,
    });
    document.getElementById(fields.body.id)?.focus();
    requestAnimationFrame(journal.note); // after React has rendered the text
  }

  return (
    <Section title="Reply">
      <form
        aria-label="Template"
        onSubmit={(event) => {
          event.preventDefault();
          const template = templates[Number(new FormData(event.currentTarget).get("template"))];
          if (template) begin(template);
        }}
        className="mb-3 flex flex-wrap items-center gap-2"
      >
        <select
          name="template"
          aria-label="Template"
          className={controlClasses("compact", "w-auto! max-w-60")}
        >
          {templates.map(({ name, body }, position) => (
            <option key={name + body} value={position}>
              {name}
            </option>
          ))}
        </select>
        <Button>Use template</Button>
        <Link to={paths.admin.settings("leads")} className={`text-[0.75rem] text-muted ${linkClasses}`}>
          Edit templates
        </Link>
      </form>
      <JournalNotice journal={journal} />
      {failure ? (
        <p className="mb-3 border-l-2 border-bad pl-3 text-bad">
          The last reply was not delivered: {failure}
        </p>
      ) : null}
      <LeadForm
        method="post"
        preventScrollReset
        {...getFormProps(form)}
        onInput={journal.note}
        aria-label="Reply"
        className="grid gap-3"
      >
        <input type="hidden" name="intent" value="reply" />
        <input type="hidden" name="id" value={replyId} />
        <input type="hidden" name="seenReplies" value={seenReplies} />
        <TextField field={fields.subject} label="Subject" />
        <TextAreaField
          field={fields.body}
          label={`Message to ${lead.readableEmail}`}
          rows={6}
          data-reply=""
        />
        {unseen ? (
          <p role="alert" className="border-l-2 border-warn pl-3">
            {messages.answeredMeanwhile(unseen.authorName ?? "a deleted account", age(unseen.createdAt, now))}{" "}
            {asked ? "Your reply is not sent yet. Send it anyway?" : null}
          </p>
        ) : null}
        <div className="flex flex-wrap items-center gap-3">
          <SubmitButton pending={isSending} pendingLabel="Sending…">
            {asked ? "Send anyway" : "Send reply"}
          </SubmitButton>
          <span role="status" className="text-[0.75rem] text-muted">
            {form.valid && !asked
              ? answer?.status === "saved" && !failure
                ? onItsWay
                : toYou
              : "Not sent yet."}
          </span>
        </div>
      </LeadForm>
    </Section>
  );
}

const fieldIn = (typed: Typed, field: string) => typed.find(([name]) => name === field)?.[1] ?? "";

interface NoteFormProps {
  leadId: string;
  /** Those who can be mentioned. */
  people: { name: string }[];
  /** The stored notes and calls; when their number grows, the form is emptied. */
  notes: string[];
}

/** Adds a note to the timeline. */
export function NoteForm({ leadId, people, notes }: NoteFormProps) {
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
      aria-label="Note"
      className="mb-4 grid gap-2"
    >
      <JournalNotice journal={journal} />
      <input type="hidden" name="intent" value="note" />
      <MentionSuggestions people={people}>
        <TextAreaField
          field={fields.note}
          label="Note, for the team only"
          hint={`Markdown works. ${mentionHint(people)}`}
          rows={2}
          data-note=""
        />
      </MentionSuggestions>
      <div className="flex flex-wrap items-center gap-3">
        <Button isSending={isSending}>Add note</Button>
        <Button name="kind" value="call" title="Counts as a reply to the lead" isSending={isSending}>
          Log as call
        </Button>
        <span role="status" className="text-[0.75rem] text-muted">
          {form.valid ? "" : "Not added yet."}
        </span>
      </div>
    </LeadForm>
  );
}

/** One form of the lead's screen and its result. A fetcher keeps the result when a live update revalidates the screen. */
export function useLeadForm<Name extends LeadAnswer["form"]>(name: Name, leadId: string) {
  const fetcher = useFetcher<LeadAnswer>({ key: `lead-${name}:${leadId}` });
  const answer = fetcher.data;
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
