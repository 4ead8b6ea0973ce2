import { useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { type EntryAnswer, EntryForm } from "#app/admin/entries/entry-form.tsx";
import { fieldHints, fieldLabels } from "#app/admin/pages/field-words.ts";
import { ImageField } from "#app/admin/publishing/image-field.tsx";
import { Section } from "#app/admin/section.tsx";
import type { PageFields } from "#app/domain/pages/draft.ts";
import type { Bases } from "#app/domain/publishing/bases.server.ts";
import { CheckboxField } from "#app/forms/checkbox-field.tsx";
import { TextAreaField } from "#app/forms/text-area-field.tsx";
import { TextField } from "#app/forms/text-field.tsx";
import { detailsSchema } from "./details-form.ts";
import { SearchPreview } from "./search-preview.tsx";

interface FieldsFormProps {
  pageId: string;
  path: string;
  siteUrl: string;
  /** The generated sharing picture of the saved draft. */
  shareCard: string;
  fields: PageFields;
  version: number;
  bases: Bases;
  answer?: EntryAnswer;
  isReadOnly: boolean;
  onUnsaved: (isUnsaved: boolean) => void;
}

/** The page's own fields, saved into its draft. */
export function FieldsForm({
  pageId,
  path,
  siteUrl,
  shareCard,
  fields: stored,
  version,
  bases,
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
  const shown = (name: keyof PageFields) => String(fields[name].value ?? stored[name] ?? "");

  return (
    <EntryForm
      thing="page"
      form={form}
      version={version}
      bases={bases}
      answer={answer}
      isReadOnly={isReadOnly}
      onUnsaved={onUnsaved}
    >
      <input type="hidden" name="pageId" value={pageId} />
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
            hint={fieldHints.coverImage}
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
            hint={fieldHints.socialImage}
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
            image={shown("socialImage") || shareCard}
            isHidden={fields.noindex.value === "on"}
          />
        </div>
      </Section>
    </EntryForm>
  );
}
