import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { Form, useNavigation } from "@remix-run/react";
import { fieldInWords, fieldLabels } from "#app/admin/pages/field-words.ts";
import { ConflictPanel } from "#app/admin/publishing/conflict-panel.tsx";
import { ImageField } from "#app/admin/publishing/image-field.tsx";
import { JournalNotice } from "#app/admin/publishing/journal-notice.tsx";
import { SaveBar } from "#app/admin/publishing/save-bar.tsx";
import { useFormJournal } from "#app/admin/publishing/use-form-journal.ts";
import { useStoredInForm } from "#app/admin/publishing/use-stored-in-form.ts";
import { Section } from "#app/admin/section.tsx";
import type { PageFields } from "#app/domain/pages/draft.ts";
import type { DraftConflict } from "#app/domain/pages/merge-draft.ts";
import { CheckboxField } from "#app/forms/checkbox-field.tsx";
import { TextAreaField } from "#app/forms/text-area-field.tsx";
import { TextField } from "#app/forms/text-field.tsx";
import { detailsSchema } from "./details-form.ts";
import { SearchPreview } from "./search-preview.tsx";

/** What the server answers to a save. */
export interface FieldsAnswer {
  status: "saved" | "invalid" | "conflict" | "gone";
  result: SubmissionResult<string[]>;
  /** What the next save is made from. */
  version: number;
  conflicts: DraftConflict[];
}

interface FieldsFormProps {
  pageId: string;
  path: string;
  siteUrl: string;
  fields: PageFields;
  version: number;
  /** A new one with each answer, so that a save is sent twice only by accident. */
  saveId: string;
  answer?: FieldsAnswer;
  isReadOnly: boolean;
  onUnsaved: (isUnsaved: boolean) => void;
}

/** The page's own fields, saved into its draft. */
export function FieldsForm({
  pageId,
  path,
  siteUrl,
  fields: stored,
  version,
  saveId,
  answer,
  isReadOnly,
  onUnsaved,
}: FieldsFormProps) {
  const isUnsaved = answer !== undefined && answer.status !== "saved";
  const [form, fields] = useForm({
    id: `page-${pageId}`,
    lastResult: isUnsaved ? answer.result : undefined,
    defaultValue: stored,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: detailsSchema }),
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
  });
  const isSaved = answer?.status === "saved";
  const saved = isSaved ? answer : undefined;
  const journal = useFormJournal({
    key: `page-details:${pageId}`,
    formId: form.id,
    version,
    saved,
    onUnsaved,
  });
  useStoredInForm(form.id, version, isSaved || journal.isUnsaved);
  const isSending = useNavigation().formData?.has("baseVersion") ?? false;
  const shown = (name: keyof PageFields) => String(fields[name].value ?? stored[name] ?? "");
  const conflicts = answer?.conflicts.filter((conflict) => conflict.kind === "field") ?? [];
  const isTaken = (value: unknown) =>
    typeof value === "boolean" ? (value ? "on" : "") : String(value ?? "");

  return (
    <Form
      method="post"
      action="." // without what the address says of an earlier attempt to publish
      preventScrollReset
      {...getFormProps(form)}
      onInput={journal.note}
      aria-label="Page details"
    >
      {answer?.status === "conflict" ? (
        <ConflictPanel
          thing="page"
          fields={conflicts.map(({ field, mine, theirs }) => ({
            field,
            label: fieldLabels[field],
            mine: fieldInWords(mine),
            theirs: fieldInWords(theirs),
          }))}
          onTake={(name) =>
            form.update({ name, value: isTaken(conflicts.find(({ field }) => field === name)?.theirs) })
          }
        />
      ) : null}
      {answer?.status === "gone" ? (
        <p role="alert" className="mb-6 border border-bad bg-card p-4 text-bad">
          Not saved: the page is in the trash by now. What you typed is still here; restore the page in
          another tab and save again.
        </p>
      ) : null}
      <JournalNotice journal={journal} />
      <input
        type="hidden"
        name="baseVersion"
        value={answer?.status === "conflict" ? answer.version : version}
      />
      <input type="hidden" name="saveId" value={saveId} />
      <input type="hidden" name="pageId" value={pageId} />
      <fieldset disabled={isReadOnly}>
        <Section title="Content">
          <div className="grid gap-4">
            <TextField
              field={fields.title}
              label={fieldLabels.title}
              density="compact"
              hint="In menus and lists."
            />
            <TextField
              field={fields.extendedTitle}
              label={fieldLabels.extendedTitle}
              note="optional"
              density="compact"
              hint="The page’s headline, where it does not begin with a hero."
            />
            <TextAreaField
              field={fields.excerpt}
              label={fieldLabels.excerpt}
              note={`${shown("excerpt").length} / 600`}
              density="compact"
              rows={3}
              hint="Where the page is listed, and below its headline."
            />
            <ImageField
              field={fields.coverImage}
              label={fieldLabels.coverImage}
              hint="A path like /art/cover.avif, or an address."
              isReadOnly={isReadOnly}
            />
          </div>
        </Section>
        <Section title="Search and sharing">
          <div className="grid gap-4">
            <TextField
              field={fields.searchTitle}
              label={fieldLabels.searchTitle}
              note={`${shown("searchTitle").length} / 60 are shown`}
              density="compact"
              hint="Without it the extended title, or the title."
            />
            <TextAreaField
              field={fields.searchDescription}
              label={fieldLabels.searchDescription}
              note={`${shown("searchDescription").length} / 160 are shown`}
              density="compact"
              rows={2}
              hint="Without it the excerpt."
            />
            <ImageField
              field={fields.socialImage}
              label={fieldLabels.socialImage}
              hint="Without it the cover. 1200 × 630 pixels fit everywhere."
              isReadOnly={isReadOnly}
            />
            <CheckboxField
              field={fields.noindex}
              label="Keep out of search engines and the sitemap"
              density="compact"
            />
            <SearchPreview
              siteUrl={siteUrl}
              path={path}
              title={shown("searchTitle") || shown("extendedTitle") || shown("title")}
              description={shown("searchDescription") || shown("excerpt")}
              image={shown("socialImage") || shown("coverImage")}
              isHidden={fields.noindex.value === "on"}
            />
          </div>
        </Section>
      </fieldset>
      {isReadOnly ? null : <SaveBar isSending={isSending} isUnsaved={journal.isUnsaved} isSaved={isSaved} />}
    </Form>
  );
}
