import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { Form, Link, useLocation } from "@remix-run/react";
import { buttonClasses } from "#app/admin/classes.ts";
import { JournalNotice, useFormJournal } from "#app/admin/publishing/form-journal.tsx";
import { useAdded, useSubmitted } from "#app/admin/publishing/form-submissions.ts";
import { redirectSchema } from "#app/domain/redirects/redirect.ts";
import { TextField } from "#app/forms/fields.tsx";
import { FormErrors } from "#app/forms/form-errors.tsx";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { messages } from "./messages.ts";

interface RedirectFormProps {
  /** The redirect that is edited; undefined to add one. */
  editing?: { id: string; fromPath: string; toPath: string | null };
  /** The initial path of a new redirect. */
  from: string;
  /** Number of redirects; when it grows, the form is emptied. */
  total: number;
  /** The list, with its search. */
  here: string;
  result?: SubmissionResult<string[]>;
}

/** Adds or edits a redirect. */
export function RedirectForm({ editing, from, total, here, result }: RedirectFormProps) {
  const [form, fields] = useForm({
    lastResult: result,
    defaultValue: editing ?? { fromPath: from },
    onValidate: ({ formData }) => parseWithZod(formData, { schema: redirectSchema }),
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
  });
  const { pathname, search } = useLocation();
  const added = useAdded(form.id, fields.fromPath.name, total);
  const isSaved = useSubmitted(pathname + search, fields.fromPath.name);
  const journal = useFormJournal({
    key: `redirect:${editing?.id ?? "new"}`,
    formId: form.id,
    version: 0,
    saved: isSaved || added,
  });
  return (
    <Form
      method="post"
      {...getFormProps(form)}
      onInput={journal.note}
      aria-label={editing ? messages.editRedirect : messages.addARedirect}
    >
      <JournalNotice journal={journal} />
      {editing ? <input type="hidden" name="id" value={editing.id} /> : null}
      <FormErrors form={form} density="compact" className="mb-3" />
      <div className="grid max-w-[940px] items-start gap-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
        <TextField
          field={fields.fromPath}
          label={messages.oldPath}
          placeholder={messages.oldPathExample}
          density="compact"
          spellCheck={false}
        />
        <TextField
          field={fields.toPath}
          label={messages.redirectsTo}
          placeholder={messages.newPathExample}
          hint={messages.leaveEmptyToReturn410}
          density="compact"
          spellCheck={false}
        />
        <div className="flex gap-2 md:mt-[23px]">
          <SubmitButton density="compact">{editing ? messages.save : messages.add}</SubmitButton>
          {editing ? (
            <Link to={here} onClick={journal.forget} className={buttonClasses.plain}>
              {messages.cancel}
            </Link>
          ) : null}
        </div>
      </div>
    </Form>
  );
}
