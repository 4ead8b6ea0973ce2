import { type FormMetadata, getFormProps, type SubmissionResult } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { Section } from "#app/admin/admin-page.tsx";
import { buttonClasses } from "#app/admin/classes.ts";
import { ConflictNotice } from "#app/admin/conflict-notice.tsx";
import { fill, JournalNotice, useMergedForm } from "#app/admin/publishing/form-journal.tsx";
import type { Bases } from "#app/domain/merge/field-bases.server.ts";
import { PlainField } from "#app/forms/plain-fields.tsx";
import { pressedOnce } from "#app/forms/submit-button.tsx";
import { messages } from "./messages.ts";

/** `changed`: another person saved after the version that the publisher saw. */
type PublicationResult = "published" | "missing" | "changed";

/** The server's response to a save. */
export interface ContentAnswer {
  status: "saved" | "invalid" | "conflict" | "gone";
  result: SubmissionResult<string[]>;
  /** The stored values, the base of the next three-way merge. */
  bases: Bases;
  /** The version that a save created, and the one before it. */
  version?: number;
  previousVersion?: number;
  /** The result of publishing the saved draft, if the form requested it. */
  publication?: PublicationResult;
  /** Fields that another person saved in the meantime: both values as text, and theirs as a form value. */
  conflicts: { field: string; label: string; mine: string; theirs: string; value: string }[];
}

interface ContentFormProps<Values extends Record<string, unknown>> {
  /** The content type's noun, within a sentence: "article". */
  noun: string;
  /** The accessible name of the form. */
  label: string;
  form: FormMetadata<Values, string[]>;
  version: number;
  /** The stored field values, the base of a three-way merge. */
  bases: Bases;
  answer?: ContentAnswer;
  isReadOnly: boolean;
  /** Called when unsaved changes appear or are saved. */
  onUnsaved: (isUnsaved: boolean) => void;
  children: ReactNode;
}

/**
 * The form around the fields of a page or a content type, saved into its draft. Typed values survive errors and
 * conflicts, and fields that were not changed here keep what others saved.
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
  const journal = useMergedForm({
    key: form.id,
    formId: form.id,
    version,
    saved: isSaved ? answer : undefined,
    onUnsaved,
    stored,
    answered: answer?.bases,
    isConflict: answer?.status === "conflict",
  });
  const isSending = useNavigation().formData?.has("fields") ?? false;
  const take = (name: string) => {
    const element = document.getElementById(form.id);
    const theirs = answer?.conflicts.find(({ field }) => field === name);
    if (theirs && element instanceof HTMLFormElement) fill(element, name, theirs.value);
  };
  return (
    <Form
      method="post"
      action="." // drops the query parameters of an earlier attempt to publish
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
          {messages.notSavedThisIsIn(noun)}
        </p>
      ) : null}
      <JournalNotice journal={journal} />
      <input type="hidden" name="fields" value="all" />
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

interface SaveBarProps {
  isSending: boolean;
  /** Whether the form has unsaved changes. */
  isUnsaved: boolean;
  isSaved: boolean;
  /** The result of publishing the saved draft, if it was requested. */
  publication?: PublicationResult;
}

/** The save button at the foot of a form, with the save status. */
export function SaveBar({ isSending, isUnsaved, isSaved, publication }: SaveBarProps) {
  return (
    <div className="sticky bottom-0 z-1 -mx-1 mb-5 flex items-center gap-3 border-t border-line bg-paper px-1 py-3">
      <button type="submit" {...pressedOnce(isSending)} className={buttonClasses.plain}>
        {messages.saveDraft}
      </button>
      <p role="status" className="text-[0.8125rem]">
        {isUnsaved ? <span className="text-muted">{messages.notSavedYet}</span> : null}
        {isSaved && !isUnsaved ? <Saved publication={publication} /> : null}
      </p>
    </div>
  );
}

function Saved({ publication }: Pick<SaveBarProps, "publication">) {
  if (publication === "published") return <span className="text-good">{messages.savedAndPublished}</span>;
  if (publication) return <span className="text-bad">{messages.savedButNotPublished}</span>;
  return <span className="text-good">{messages.savedVisitorsSeeItOnce}</span>;
}

/** The server's response to a rejected slug. */
export interface SlugAnswer {
  message: string;
  slug: string;
  /** The slug that another person saved in the meantime. */
  theirs?: string;
}

interface SlugFormProps {
  slug: string;
  /** Whether the slug has ever been public. */
  isKnown: boolean;
  answer?: SlugAnswer;
  isReadOnly: boolean;
}

/** The slug of a public address; a change is live immediately. */
export function SlugForm({ slug, isKnown, answer, isReadOnly }: SlugFormProps) {
  const isSending = useNavigation().formData?.get("intent") === "slug";
  return (
    <Section title={messages.address}>
      <Form method="post" action="." preventScrollReset aria-label={messages.address}>
        <input type="hidden" name="intent" value="slug" />
        <input type="hidden" name="wasSlug" value={answer?.theirs ?? slug} />
        <fieldset disabled={isReadOnly}>
          <PlainField
            id="content-slug"
            name="slug"
            label={messages.slug}
            hint={messages.useLowerCaseLettersDigits}
            error={answer?.message}
            defaultValue={answer?.slug ?? slug}
            autoCapitalize="off"
            spellCheck={false}
            controlClassName="font-mono"
          />
        </fieldset>
        {isReadOnly ? null : (
          <div className="mt-3 flex flex-wrap items-center gap-3">
            <button type="submit" {...pressedOnce(isSending)} className={buttonClasses.plain}>
              {messages.changeAddress}
            </button>
            <p className="text-[0.75rem] text-muted">
              {isKnown ? messages.takesEffectImmediatelyTheOld : messages.takesEffectImmediately}
            </p>
          </div>
        )}
      </Form>
    </Section>
  );
}
