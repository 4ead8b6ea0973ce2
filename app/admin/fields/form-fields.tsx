import { type FormMetadata, FormProvider } from "@conform-to/react";
import type { z } from "zod";
import { fieldsOf } from "#app/fields/fields-of.ts";
import { Tooltips } from "#app/ui/tooltip.tsx";
import { FieldSourceContext, type LinkablePage, PagesContext } from "./binding.ts";
import { Fields } from "./fields.tsx";
import { useFormSource } from "./form-source.tsx";

interface FormFieldsProps {
  /** The Conform form around the fields. */
  // biome-ignore lint/suspicious/noExplicitAny: Conform's type cannot be read for values that are known at run time
  form: FormMetadata<any, string[]>;
  /** An object of descriptors. */
  fields: z.ZodObject;
  isReadOnly?: boolean;
  /** Values in use, offered by the text or the tags of that name. */
  suggestions?: Record<string, string[]>;
  /** What page references offer. */
  pages?: readonly LinkablePage[];
}

/**
 * Draws every field of an object of descriptors within a Conform form:
 *
 * ```tsx
 * const [form] = useForm({
 *   id: "opening",
 *   defaultValue: typedValues(fieldsOf(opening), stored),
 *   lastResult,
 *   onValidate: ({ formData }) => parseWithZod(formData, { schema: formSchemaOf(opening) }),
 * });
 * <Form method="post" {...getFormProps(form)}>
 *   <FormFields form={form} fields={opening} />
 * ```
 *
 * The action parses with the same `formSchemaOf(opening)`; with `{ isDraft: true }` anything may be missing. Two fields
 * share a line where there is room, unless one has several lines.
 */
export function FormFields({ form, fields, pages = [], ...options }: FormFieldsProps) {
  const source = useFormSource(options);
  return (
    <FormProvider context={form.context}>
      <PagesContext.Provider value={pages}>
        <FieldSourceContext.Provider value={source}>
          <Tooltips>
            <div className="@container">
              <div className={columns}>
                <Fields fields={fieldsOf(fields)} path={[]} />
              </div>
            </div>
          </Tooltips>
        </FieldSourceContext.Provider>
      </PagesContext.Provider>
    </FormProvider>
  );
}

const columns =
  "grid gap-4 @lg:grid-cols-2 @lg:[&>:first-child]:col-span-2 @lg:[&>:has(textarea,fieldset,button,[tabindex='-1'])]:col-span-2";
