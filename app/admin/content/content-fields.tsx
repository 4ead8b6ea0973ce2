import { useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";
import { FormFields } from "#app/admin/fields/form-source.tsx";
import { formSchemaOf, typedValues } from "#app/admin/fields/typed-values.ts";
import { blankOf, type DraftOf, isBlank } from "#app/domain/content-types/content-draft.ts";
import type { AnyContentType } from "#app/domain/content-types/define-content-type.ts";
import type { Bases } from "#app/domain/merge/field-bases.server.ts";
import { fieldsOf, unwrap } from "#app/fields/field-meta.ts";
import { type ContentAnswer, ContentForm } from "./content-form.tsx";

/** The schema of a content type's form. Fields may be empty; filled fields must be valid, except for rich text. */
export function typedSchema<Type extends AnyContentType>({ schema, fields }: Type) {
  const typed = formSchemaOf<z.ZodObject>(schema, { isDraft: true }).transform((values, context) => {
    const checked = fields.map((field) => {
      const value = values[field.name];
      if (isBlank(value)) return [field.name, blankOf(field)];
      if (field.control === "richText") return [field.name, value];
      const descriptor = unwrap(schema.shape[field.name] as z.ZodType).schema as z.ZodType;
      const { data, error } = descriptor.safeParse(value);
      for (const { message } of error?.issues ?? [])
        context.addIssue({ code: "custom", path: [field.name], message });
      return [field.name, data];
    });
    return Object.fromEntries(checked) as DraftOf<Type["schema"]>; // built from the same fields
  });
  return typed as z.ZodType<DraftOf<Type["schema"]>>;
}

interface ContentFieldsProps {
  type: AnyContentType;
  formId: string;
  draft: Record<string, unknown>;
  version: number;
  bases: Bases;
  /** Existing values to suggest, by field. */
  suggestions: Record<string, string[]>;
  answer?: ContentAnswer;
  isReadOnly: boolean;
  onUnsaved: (isUnsaved: boolean) => void;
}

/** The fields of a content type, saved into the draft. The content type's definition provides them. */
export function ContentFields({ type, formId, draft, suggestions, ...rest }: ContentFieldsProps) {
  const { version, bases, answer, isReadOnly, onUnsaved } = rest;
  const isUnsaved = answer !== undefined && answer.status !== "saved";
  const schema = typedSchema(type);
  const [form] = useForm<Record<string, string>>({
    id: formId,
    lastResult: isUnsaved ? answer.result : undefined,
    defaultValue: typedValues(fieldsOf(type.schema), draft),
    onValidate: ({ formData }) => parseWithZod(formData, { schema }),
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
  });
  return (
    <ContentForm
      noun={type.singular}
      label={type.singular}
      form={form}
      version={version}
      bases={bases}
      answer={answer}
      isReadOnly={isReadOnly}
      onUnsaved={onUnsaved}
    >
      <div className="pb-6">
        <FormFields form={form} fields={type.schema} suggestions={suggestions} isReadOnly={isReadOnly} />
      </div>
    </ContentForm>
  );
}
