import { useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { FormFields } from "#app/admin/fields/form-fields.tsx";
import { typedValues } from "#app/admin/fields/typed-values.ts";
import type { AnyContentType } from "#app/domain/content-types/define-content-type.ts";
import type { Bases } from "#app/domain/publishing/bases.server.ts";
import { fieldsOf } from "#app/fields/fields-of.ts";
import { type ContentAnswer, ContentForm } from "./content-form.tsx";
import { typedSchema } from "./typed-schema.ts";

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
