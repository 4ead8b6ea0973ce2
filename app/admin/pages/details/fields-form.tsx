import { useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { type EntryAnswer, EntryForm } from "#app/admin/entries/entry-form.tsx";
import { FormFields } from "#app/admin/fields/form-fields.tsx";
import { Section } from "#app/admin/section.tsx";
import type { PageFields } from "#app/domain/pages/draft.ts";
import { pageFieldGroups } from "#app/domain/pages/page-fields.ts";
import type { Bases } from "#app/domain/publishing/bases.server.ts";
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
  const [form, fields] = useForm<PageFields>({
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
      {pageFieldGroups.map(({ title, fields }) => (
        <Section key={title} title={title}>
          <FormFields form={form} fields={fields} isReadOnly={isReadOnly} />
        </Section>
      ))}
      <SearchPreview
        siteUrl={siteUrl}
        path={path}
        title={shown("searchTitle") || shown("extendedTitle") || shown("title")}
        description={shown("searchDescription") || shown("excerpt")}
        image={shown("socialImage") || shareCard}
        isHidden={fields.noindex.value === "on"}
      />
    </EntryForm>
  );
}
