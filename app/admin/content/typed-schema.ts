import type { z } from "zod";
import { formSchemaOf } from "#app/admin/fields/typed-values.ts";
import { blankOf, type DraftOf, isBlank } from "#app/domain/content-types/content-draft.ts";
import type { AnyContentType } from "#app/domain/content-types/define-content-type.ts";
import { unwrap } from "#app/fields/fields-of.ts";

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
