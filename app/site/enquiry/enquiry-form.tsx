import { type FieldMetadata, getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { type ReactNode, useEffect, useMemo, useRef } from "react";
import type { z } from "zod";
import { type EnquirySchema, enquirySchemaIn } from "#app/domain/leads/enquiry.ts";
import { CheckboxField, TextAreaField, TextField } from "#app/forms/fields.tsx";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useWordlessId } from "#app/forms/use-wordless-id.ts";
import { useMessages } from "#app/languages/use-messages.ts";
import { useSitePaths } from "#app/paths/use-site-paths.ts";
import { InlineLink } from "#app/ui/smart-link.tsx";
import { toast } from "#app/ui/toast-store.ts";
import { loadToaster } from "#app/ui/toasts.tsx";
import { useSite } from "../site-data.ts";
import { AttachmentsField } from "./attachments-field.tsx";
import { EmailField } from "./email-field.tsx";
import { type EnquirySession, sendEnquiry, useEnquirySession } from "./enquiry-session.ts";
import { invalidToast } from "./enquiry-toasts.ts";
import { PrivacyNote } from "./privacy-note.tsx";
import { SendingProgress } from "./sending-progress.tsx";
import { useDraft } from "./use-draft.ts";

if (!import.meta.env.SSR) keepPrefilledText();

/**
 * React 18 resets a text area when it hydrates it, also one that the visitor has changed by then, unless its default
 * value differs from the server's.
 */
function keepPrefilledText() {
  for (const area of document.querySelectorAll<HTMLTextAreaElement>("textarea:not(:empty)")) {
    area.setRangeText("", 0, 0); // from now on the value does not follow the default value
    area.defaultValue = " ";
  }
}

interface EnquiryFormProps {
  /** The server's response to a submission without JavaScript. */
  serverAnswer?: { status: string; result?: SubmissionResult<string[]> };
  /** The request that the form starts with. */
  message?: string;
  /** Additional hidden fields. */
  children?: ReactNode;
}

/** LEAD-02, LEAD-05: name, email address, request and files; validated on blur and on submit. */
export function EnquiryForm({ serverAnswer, message, children }: EnquiryFormProps) {
  const sitePaths = useSitePaths();
  const { form: texts, problems } = useMessages().enquiry;
  const schema = useMemo(() => enquirySchemaIn(problems), [problems]);
  const { settings } = useSite();
  const { leadId, phase, errors } = useEnquirySession();
  const sending = phase === "sending";
  const lastResult = useMemo(
    () => (errors ? { status: "error" as const, error: { ...errors } } : serverAnswer?.result),
    [errors, serverAnswer],
  );

  const [form, fields] = useForm<z.input<EnquirySchema>, z.output<EnquirySchema>>({
    id: useWordlessId(),
    lastResult,
    defaultValue: message ? { description: message } : undefined,
    constraint: getZodConstraint(schema),
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
    defaultNoValidate: true,
    onValidate({ formData }) {
      const submission = parseWithZod(formData, { schema });
      if (submission.status === "error") toast(invalidToast());
      return submission;
    },
    onSubmit(event) {
      event.preventDefault();
      sendEnquiry(event.currentTarget);
    },
  });
  const draft = useDraft(form.id, message);
  useFocusForRetry(form.id, { phase, errors });

  return (
    <form
      {...getFormProps(form)}
      method="post"
      action={`${sitePaths.letsTalk()}?send`} // at its own address, Chrome would put its error page in place of the form
      encType="multipart/form-data"
      aria-busy={sending}
      onInput={draft.keep}
      onFocus={prepareToasts}
      className="@container flex grow flex-col"
    >
      <input type="hidden" name={fields.id.name} value={leadId || fields.id.initialValue || ""} />
      {children}
      {serverAnswer?.status === "invalid" && !errors && !form.errors ? <FixNotice /> : null}
      <div className="enquiry-fields grid gap-x-7 gap-y-2 @md:grid-cols-2">
        <TextField
          density="ruled"
          field={fields.name}
          label={texts.name}
          autoComplete="name"
          placeholder={settings.form_placeholder_name}
        />
        <EmailField field={fields.email} placeholder={settings.form_placeholder_email} />
        <TextField
          density="ruled"
          field={fields.phone}
          type="tel"
          label={texts.phone}
          note={texts.optional}
          autoComplete="tel"
          placeholder={texts.phoneExample}
        />
        <CheckboxField
          density="ruled"
          field={fields.ndaNeeded}
          label={texts.ndaNeeded}
          className="mb-3 flex min-h-10.5 flex-col justify-center @md:mt-[1.225rem] @md:mb-0 @md:self-start"
        />
        <TextAreaField
          density="ruled"
          field={fields.description}
          label={texts.description}
          rows={3}
          placeholder={settings.form_placeholder_description}
          className="col-span-full [&_textarea]:max-h-60"
        />
        <Honeypot field={fields.website} />
        <AttachmentsField
          field={fields.files}
          onChange={() => fields.files.errors && form.validate({ name: fields.files.name })}
          isDraft={draft.isRestored}
          className="col-span-full"
        />
      </div>
      <EnquiryProblem errors={form.errors} errorId={form.errorId} />
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 pt-6">
        {sending ? <SendingProgress /> : <PrivacyNote isDraft={draft.isRestored} onClear={draft.clear} />}
        <SubmitButton
          density="ruled"
          pending={sending}
          pendingLabel={texts.sending}
          className="w-full @md:w-70"
        >
          {texts.send}
        </SubmitButton>
      </div>
    </form>
  );
}

/**
 * Loads the toasts with the first change of a field, so that a network failure can still be reported; visitors who only
 * read do not load them.
 */
function prepareToasts() {
  loadToaster().catch(() => {}); // loading is retried when a toast is shown
}

/** Attributes that make password managers skip a field. */
const ignoredByPasswordManagers = {
  "data-1p-ignore": "",
  "data-lpignore": "true",
  "data-bwignore": "",
  "data-form-type": "other",
};

/**
 * LEAD-07: honeypot that only scripts fill in: hidden, not in the tab order, ignored by screen readers. It is
 * read-only, because browsers and password managers do not autofill read-only fields.
 */
function Honeypot({ field }: { field: FieldMetadata }) {
  const { form } = useMessages().enquiry;
  return (
    <div aria-hidden="true" className="absolute size-px overflow-hidden [clip-path:inset(50%)]">
      <label htmlFor={field.id}>{form.honeypot}</label>
      <input
        id={field.id}
        name={field.name}
        defaultValue={field.defaultValue}
        type="text"
        tabIndex={-1}
        autoComplete="off"
        readOnly
        {...ignoredByPasswordManagers}
      />
    </div>
  );
}

/**
 * After an attempt that failed as a whole, restores the focus to the button, which was disabled while sending; also
 * after "Cancel", which is gone then. For field errors, conform has moved the focus to the field.
 */
function useFocusForRetry(formId: string, { phase, errors }: Pick<EnquirySession, "phase" | "errors">) {
  const lastPhase = useRef(phase);
  useEffect(() => {
    const isCancelled = lastPhase.current === "sending" && phase === "idle" && !errors;
    lastPhase.current = phase;
    const failedAsAWhole = errors && Object.keys(errors).every((name) => name === "");
    if (!failedAsAWhole && !isCancelled) return;
    document.getElementById(formId)?.querySelector<HTMLElement>("button[type=submit]")?.focus();
  }, [formId, phase, errors]);
}

interface EnquiryProblemProps {
  errors: string[] | undefined;
  errorId: string;
}

/** The reason why the enquiry was refused as a whole, with an email address as an alternative. */
function EnquiryProblem({ errors, errorId }: EnquiryProblemProps) {
  const { contact_email } = useSite().settings;
  if (!errors?.length) return null;
  return (
    <p id={errorId} role="alert" className={`mt-5 ${look}`}>
      {errors.join(" ")}{" "}
      {contact_email ? <InlineLink href={`mailto:${contact_email}`}>{contact_email}</InlineLink> : null}
    </p>
  );
}

/** LEAD-05: replaces the toasts without JavaScript. */
function FixNotice() {
  const { outcome } = useMessages().enquiry;
  return (
    <p role="alert" className={`mb-7 ${look}`}>
      {outcome.invalid}. {outcome.invalidAdvice}.
    </p>
  );
}

const look = "border-l-2 border-bad pl-3.5 text-[0.9375rem]/[1.45] text-bad";
