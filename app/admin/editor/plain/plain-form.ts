import { z } from "zod";
import { formSchemaOf } from "#app/admin/fields/typed-values.ts";
import { editedPageFieldsSchema, type PageFieldName, type PageFields } from "#app/domain/pages/draft.ts";
import { pageFields } from "#app/domain/pages/page-fields.ts";

/** The schema of the form without JavaScript: a draft, so every field may be empty. */
export const plainFormSchema = formSchemaOf(pageFields, { isDraft: true }).transform(
  ({ title = "", ...others }, context) => {
    // Not `pipe`: Conform would treat the empty title as missing.
    const { data, error } = editedPageFieldsSchema.safeParse({ title, ...others });
    for (const { path, message } of error?.issues ?? []) {
      context.addIssue({ code: "custom", path: [...path], message });
    }
    return data ?? z.NEVER;
  },
);

/** A field's value in the format of its form control. */
export function fieldAsTyped(value: PageFields[PageFieldName]): string {
  if (typeof value === "boolean") return value ? "on" : "";
  return value ?? "";
}
