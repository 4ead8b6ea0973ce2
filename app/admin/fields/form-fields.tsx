import { type FormMetadata, FormProvider } from "@conform-to/react";
import type { z } from "zod";
import { fieldsOf } from "#app/fields/field-meta.ts";
import { Tooltips } from "#app/ui/tooltip.tsx";
import { FieldSourceContext, type LinkablePage, PagesContext } from "./binding.ts";
import { Fields } from "./fields.tsx";
import { useFormSource } from "./form-source.tsx";

interface FormFieldsProps {
  /** The Conform form around the fields. */
  // biome-ignore lint/suspicious/noExplicitAny: Conform's type cannot be read for values that are known at run time
  form: FormMetadata<any, string[]>;
  /** A Zod object of descriptors. */
  fields: z.ZodObject;
  isReadOnly?: boolean;
  /** Existing values, suggested in text and tag fields by name. */
  suggestions?: Record<string, string[]>;
  /** The pages that references can choose from. */
  pages?: readonly LinkablePage[];
}

/**
 * Renders every field of an object of descriptors in a Conform form:
 *
 * ```tsx
 * const [form] = useForm({
 * id: "opening",
 * defaultValue: typedValues(fieldsOf(opening), stored),
 * lastResult,
 * onValidate: ({ formData }) => parseWithZod(formData, { schema: formSchemaOf(opening) }),
 * });
 * <Form method="post" {...getFormProps(form)}>
 * <FormFields form={form} fields={opening} />
 * ```
 *
 * The action parses with the same `formSchemaOf(opening)`; with `{ isDraft: true }` every field may be missing. Two
 * fields
 * share a row where there is space, unless one is multiline.
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
