import { getFormProps, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { Form, useNavigation } from "@remix-run/react";
import type { z } from "zod";
import { Section } from "#app/admin/admin-page.tsx";
import { Button } from "#app/admin/button.tsx";
import { type ConflictingField, ConflictNotice } from "#app/admin/conflict-notice.tsx";
import type { LinkablePage } from "#app/admin/fields/binding.ts";
import { FormFields } from "#app/admin/fields/form-source.tsx";
import { formSchemaOf, typedValues } from "#app/admin/fields/typed-values.ts";
import { fill, JournalNotice } from "#app/admin/publishing/form-journal.tsx";
import { type MergeAnswer, useMergedForm } from "#app/admin/publishing/merged-form.ts";
import { useDecimal } from "#app/admin/use-decimal.ts";
import { contentFieldsOf, type DraftOf, readField } from "#app/domain/content-types/content-draft.ts";
import type { AnyContentType } from "#app/domain/content-types/define-content-type.ts";
import type { Bases } from "#app/domain/documents/field-bases.server.ts";
import type { PublicationRefusal } from "#app/domain/publishing/publication.ts";
import { fieldsOf } from "#app/fields/field-meta.ts";
import type { Decimal } from "#app/fields/whole-number.ts";
import { PlainField } from "#app/forms/plain-fields.tsx";
import { messages } from "./messages.ts";

type PublicationResult = "published" | PublicationRefusal;

/** The server's response to a save. */
export interface ContentAnswer extends MergeAnswer<ConflictingField & { value: string }> {
  /** The version that a save created, and the one before it. */
  version?: number;
  previousVersion?: number;
  /** The result of publishing the saved draft, if the form requested it. */
  publication?: PublicationResult;
}

/**
 * The schema of the form of a content type or a page. Fields may be empty; filled fields must be valid, except for rich
 * text.
 */
export function typedSchema<Fields extends z.ZodObject>(schema: Fields, decimal: Decimal) {
  const typed = formSchemaOf<z.ZodObject>(schema, { isDraft: true, decimal }).transform((values, context) => {
    const checked = contentFieldsOf(schema).map((field) => {
      const { value, problems } = readField(schema, field, values[field.name]);
      for (const message of problems) context.addIssue({ code: "custom", path: [field.name], message });
      return [field.name, value];
    });
    return Object.fromEntries(checked) as DraftOf<Fields>; // built from the same fields
  });
  return typed as z.ZodType<DraftOf<Fields>>;
}

interface ContentFormProps {
  type: AnyContentType;
  formId: string;
  draft: Record<string, unknown>;
  version: number;
  /** The stored field values, the base of a three-way merge. */
  bases: Bases;
  /** Existing values to suggest, by field. */
  suggestions: Record<string, string[]>;
  /** The pages that links can point to. */
  pages: readonly LinkablePage[];
  answer?: ContentAnswer;
  isReadOnly: boolean;
  /** Called when unsaved changes appear or are saved. */
  onUnsaved: (isUnsaved: boolean) => void;
}

/**
 * The fields of a content type, which its definition provides, saved into the draft. Typed values survive errors and
 * conflicts, and fields that were not changed here keep what others saved.
 */
export function ContentForm(props: ContentFormProps) {
  const { type, formId, draft, version, bases, suggestions, pages, answer, isReadOnly, onUnsaved } = props;
  const isSaved = answer?.status === "saved";
  const schema = typedSchema(type.schema, useDecimal());
  const [form] = useForm<Record<string, string>>({
    id: formId,
    lastResult: isSaved ? undefined : answer?.result,
    defaultValue: typedValues(fieldsOf(type.schema), draft),
    onValidate: ({ formData }) => parseWithZod(formData, { schema }),
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
  });
  const journal = useMergedForm({
    key: formId,
    formId,
    version,
    onUnsaved,
    stored: bases,
    answer,
  });
  const isSending = useNavigation().formData?.has("fields") ?? false;
  const take = (name: string) => {
    const element = document.getElementById(formId);
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
      aria-label={type.singular}
    >
      {answer?.status === "conflict" ? (
        <ConflictNotice noun={type.singular} fields={answer.conflicts} onTake={take} />
      ) : null}
      {answer?.status === "gone" ? (
        <p role="alert" className="mb-6 border border-bad bg-card p-4 text-bad">
          {messages.notSavedThisIsIn(type.singular)}
        </p>
      ) : null}
      <JournalNotice journal={journal} />
      <input type="hidden" name="fields" value="all" />
      <fieldset disabled={isReadOnly} className="pb-6">
        <FormFields
          form={form}
          fields={type.schema}
          suggestions={suggestions}
          pages={pages}
          isReadOnly={isReadOnly}
        />
      </fieldset>
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
      <Button isSending={isSending}>{messages.saveDraft}</Button>
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
            <Button isSending={isSending}>{messages.changeAddress}</Button>
            <p className="text-[0.75rem] text-muted">
              {isKnown ? messages.takesEffectImmediatelyTheOld : messages.takesEffectImmediately}
            </p>
          </div>
        )}
      </Form>
    </Section>
  );
}
