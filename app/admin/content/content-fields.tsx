import { type FieldMetadata, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { ImageField } from "#app/admin/publishing/image-field.tsx";
import { asTyped } from "#app/domain/content-types/content-draft.ts";
import type { ContentField } from "#app/domain/content-types/content-fields.ts";
import type { AnyContentType } from "#app/domain/content-types/define-content-type.ts";
import type { Bases } from "#app/domain/publishing/bases.server.ts";
import type { RichText } from "#app/domain/rich-text/document.ts";
import { CheckboxField } from "#app/forms/checkbox-field.tsx";
import { SelectField } from "#app/forms/select-field.tsx";
import { TextAreaField } from "#app/forms/text-area-field.tsx";
import { TextField } from "#app/forms/text-field.tsx";
import { type ContentAnswer, ContentForm } from "./content-form.tsx";
import { RichTextField } from "./rich-text-field.tsx";
import { typedSchema } from "./typed-schema.ts";

interface ContentFieldsProps {
  type: AnyContentType;
  formId: string;
  draft: Record<string, unknown>;
  version: number;
  bases: Bases;
  /** Values that are in use already, by field. */
  suggestions: Record<string, string[]>;
  answer?: ContentAnswer;
  isReadOnly: boolean;
  onUnsaved: (isUnsaved: boolean) => void;
}

/** Everything that is written of a content type, saved into its draft. The fields come from its definition. */
export function ContentFields({ type, formId, draft, suggestions, ...rest }: ContentFieldsProps) {
  const { version, bases, answer, isReadOnly, onUnsaved } = rest;
  const isUnsaved = answer !== undefined && answer.status !== "saved";
  const schema = typedSchema(type);
  const [form, fields] = useForm<Record<string, string>>({
    id: formId,
    lastResult: isUnsaved ? answer.result : undefined,
    // An empty text would make Conform dispatch an input event whenever the form is reset.
    defaultValue: Object.fromEntries(
      type.fields.map(({ name }) => [name, asTyped(draft[name]) || undefined]),
    ),
    onValidate: ({ formData }) => parseWithZod(formData, { schema }),
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
  });
  return (
    <ContentForm
      thing={type.singular}
      label={type.singular}
      form={form}
      version={version}
      bases={bases}
      answer={answer}
      isReadOnly={isReadOnly}
      onUnsaved={onUnsaved}
    >
      <div className="grid gap-4 pb-6 sm:grid-cols-2">
        {type.fields.map((field) => {
          const bound = fields[field.name];
          if (!bound) return null;
          const isWide = wide.has(field.control) || field.name === type.startField;
          return (
            <div key={field.name} className={isWide ? "sm:col-span-2" : undefined}>
              <ContentControl
                field={field}
                bound={bound}
                stored={draft[field.name]}
                suggestions={suggestions[field.name] ?? []}
                isReadOnly={isReadOnly}
              />
            </div>
          );
        })}
      </div>
    </ContentForm>
  );
}

/** Controls that take the whole width of the form. */
const wide = new Set<ContentField["control"]>(["longText", "richText", "picture", "tags"]);

interface ContentControlProps {
  field: ContentField;
  bound: FieldMetadata<string>;
  stored: unknown;
  suggestions: string[];
  isReadOnly: boolean;
}

function ContentControl({ field, bound, stored, suggestions, isReadOnly }: ContentControlProps) {
  const { label, help, control, required, max, options = [] } = field;
  const note = required ? undefined : "optional";
  const common = { field: bound, label, hint: help, density: "compact" as const };
  switch (control) {
    case "longText":
      return (
        <TextAreaField
          {...common}
          note={max ? `${(bound.value ?? "").length} / ${max}` : note}
          rows={max && max > 1000 ? 6 : 3}
          dir="auto"
        />
      );
    case "richText":
      return (
        <RichTextField field={bound} label={label} stored={stored as RichText} isReadOnly={isReadOnly} />
      );
    case "picture":
      return <ImageField field={bound} label={label} hint={help ?? ""} isReadOnly={isReadOnly} />;
    case "choice":
      return (
        <SelectField {...common} options={required ? options : [{ value: "", label: "None" }, ...options]} />
      );
    case "toggle":
      return <CheckboxField {...common} />;
    case "tags": {
      const inUse = suggestions.length > 0 ? ` In use: ${suggestions.slice(0, 12).join(", ")}.` : "";
      return (
        <TextField
          {...common}
          note="optional"
          hint={`Separate with commas.${inUse}`}
          dir="auto"
          autoComplete="off"
        />
      );
    }
    case "date":
      return <TextField {...common} note={note} type="date" />;
    case "number":
      return <TextField {...common} note={note} inputMode="numeric" autoComplete="off" />;
    default:
      return (
        <>
          <TextField
            {...common}
            note={note}
            dir="auto"
            autoComplete="off"
            list={suggestions.length > 0 ? `${bound.id}-suggestions` : undefined}
          />
          {suggestions.length > 0 ? (
            <datalist id={`${bound.id}-suggestions`}>
              {suggestions.map((each) => (
                <option key={each} value={each} />
              ))}
            </datalist>
          ) : null}
        </>
      );
  }
}
