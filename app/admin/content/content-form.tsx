import { type FormMetadata, getFormProps, type SubmissionResult } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { ConflictNotice } from "#app/admin/conflict-notice.tsx";
import { JournalNotice } from "#app/admin/publishing/journal-notice.tsx";
import { SaveBar } from "#app/admin/publishing/save-bar.tsx";
import { basesIn, useBases } from "#app/admin/publishing/use-bases.ts";
import { fill, useFormJournal } from "#app/admin/publishing/use-form-journal.ts";
import { useStoredInForm } from "#app/admin/publishing/use-stored-in-form.ts";
import type { Bases } from "#app/domain/publishing/bases.server.ts";
import { messages } from "./messages.ts";

/** `changed`: someone else has saved since the version that the publisher has seen. */
export type PublicationResult = "published" | "missing" | "changed";

/** What the server answers to a save. */
export interface ContentAnswer {
  status: "saved" | "invalid" | "conflict" | "gone";
  result: SubmissionResult<string[]>;
  /** What the next save is merged with. */
  bases: Bases;
  /** The version that a save has made, and the one before it. */
  version?: number;
  previousVersion?: number;
  /** What became of publishing the saved draft, where the form asked for it. */
  publication?: PublicationResult;
  /** Fields that somebody else has saved meanwhile: both values in words, and theirs as the form sends it. */
  conflicts: { field: string; label: string; mine: string; theirs: string; value: string }[];
}

interface ContentFormProps<Values extends Record<string, unknown>> {
  /** What it is, within a sentence: "article". */
  noun: string;
  /** Names the form. */
  label: string;
  form: FormMetadata<Values, string[]>;
  version: number;
  /** What the fields are as they are stored. */
  bases: Bases;
  answer?: ContentAnswer;
  isReadOnly: boolean;
  /** Hears whether something is typed that no save has taken yet. */
  onUnsaved: (isUnsaved: boolean) => void;
  children: ReactNode;
}

/**
 * The form around the fields of a page or of a content type, saved into its draft. Nothing that was typed is lost, and what
 * others have saved in fields that were not changed here stays.
 */
export function ContentForm<Values extends Record<string, unknown>>({
  noun,
  label,
  form,
  version,
  bases: stored,
  answer,
  isReadOnly,
  onUnsaved,
  children,
}: ContentFormProps<Values>) {
  const isSaved = answer?.status === "saved";
  const saved = isSaved ? answer : undefined;
  const [bases, setBases] = useBases(stored, answer?.bases);
  const journal = useFormJournal({
    key: form.id,
    formId: form.id,
    version,
    saved,
    onUnsaved,
    onTakeUp: (typed) => setBases(basesIn(typed)),
  });
  useStoredInForm(form.id, version, journal.isUnsaved || answer?.status === "conflict", () =>
    setBases(JSON.stringify(stored)),
  );
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
      aria-label={label}
    >
      {answer?.status === "conflict" ? (
        <ConflictNotice noun={noun} fields={answer.conflicts} onTake={take} />
      ) : null}
      {answer?.status === "gone" ? (
        <p role="alert" className="mb-6 border border-bad bg-card p-4 text-bad">
          {messages.notSavedThisIsIn(noun, noun)}
        </p>
      ) : null}
      <JournalNotice journal={journal} />
      <input type="hidden" name="fields" value="all" />
      <input type="hidden" name="bases" value={bases} />
      <fieldset disabled={isReadOnly}>{children}</fieldset>
      {isReadOnly ? null : (
        <SaveBar
          isSending={isSending}
          isUnsaved={journal.isUnsaved}
          isSaved={isSaved}
          publication={answer?.publication}
        />
      )}
    </Form>
  );
}
