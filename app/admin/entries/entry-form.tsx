import { type FormMetadata, getFormProps, type SubmissionResult } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { ConflictPanel } from "#app/admin/publishing/conflict-panel.tsx";
import { JournalNotice } from "#app/admin/publishing/journal-notice.tsx";
import { SaveBar } from "#app/admin/publishing/save-bar.tsx";
import { fill, useFormJournal } from "#app/admin/publishing/use-form-journal.ts";
import { useStoredInForm } from "#app/admin/publishing/use-stored-in-form.ts";

/** What the server answers to a save. */
export interface EntryAnswer {
  status: "saved" | "invalid" | "conflict" | "gone";
  result: SubmissionResult<string[]>;
  /** What the next save is made from. */
  version: number;
  /** Fields that somebody else has saved meanwhile: both values in words, and theirs as the form sends it. */
  conflicts: { field: string; label: string; mine: string; theirs: string; value: string }[];
}

interface EntryFormProps<Values extends Record<string, unknown>> {
  thing: "article" | "testimonial";
  form: FormMetadata<Values, string[]>;
  version: number;
  answer?: EntryAnswer;
  isReadOnly: boolean;
  /** Hears whether something is typed that no save has taken yet. */
  onUnsaved: (isUnsaved: boolean) => void;
  children: ReactNode;
}

/** The fields of an article or a testimonial, saved into its draft; nothing that was typed is lost. */
export function EntryForm<Values extends Record<string, unknown>>({
  thing,
  form,
  version,
  answer,
  isReadOnly,
  onUnsaved,
  children,
}: EntryFormProps<Values>) {
  const isSaved = answer?.status === "saved";
  const saved = isSaved ? answer : undefined;
  const journal = useFormJournal({ key: form.id, formId: form.id, version, saved, onUnsaved });
  useStoredInForm(form.id, version, isSaved || journal.isUnsaved);
  const isSending = useNavigation().formData?.has("fields") ?? false;
  const take = (name: string) => {
    const element = document.getElementById(form.id);
    const theirs = answer?.conflicts.find(({ field }) => field === name);
    if (theirs && element instanceof HTMLFormElement) fill(element, name, theirs.value);
  };
  return (
    <Form
      method="post"
      action="." // without what the address says of an earlier attempt to publish
      preventScrollReset
      {...getFormProps(form)}
      onInput={journal.note}
      aria-label={thing === "article" ? "Article" : "Testimonial"}
    >
      {answer?.status === "conflict" ? (
        <ConflictPanel thing={thing} fields={answer.conflicts} onTake={take} />
      ) : null}
      {answer?.status === "gone" ? (
        <p role="alert" className="mb-6 border border-bad bg-card p-4 text-bad">
          Not saved: it is in the trash by now. What you typed is still here; restore it in another tab and
          save again.
        </p>
      ) : null}
      <JournalNotice journal={journal} />
      <input type="hidden" name="fields" value="all" />
      <input
        type="hidden"
        name="baseVersion"
        value={answer?.status === "conflict" ? answer.version : version}
      />
      <fieldset disabled={isReadOnly}>{children}</fieldset>
      {isReadOnly ? null : <SaveBar isSending={isSending} isUnsaved={journal.isUnsaved} isSaved={isSaved} />}
    </Form>
  );
}
