import { z } from "zod";
import { formSchemaOf } from "#app/admin/fields/typed-values.ts";
import { editedPageFieldsSchema, type PageFieldName, type PageFields } from "#app/domain/pages/draft.ts";
import { pageFields } from "#app/domain/pages/page-fields.ts";

/** What the form of a page's fields sends: a draft, so everything may be empty. */
export const plainFormSchema = formSchemaOf(pageFields, { isDraft: true }).transform(
  ({ title = "", ...others }, context) => {
    // No pipe: Conform would take the empty title for a missing one.
    const { data, error } = editedPageFieldsSchema.safeParse({ title, ...others });
    for (const { path, message } of error?.issues ?? []) {
      context.addIssue({ code: "custom", path: [...path], message });
    }
    return data ?? z.NEVER;
  },
);

/** A field's value as its control sends it. */
export function fieldAsTyped(value: PageFields[PageFieldName]): string {
  if (typeof value === "boolean") return value ? "on" : "";
  return value ?? "";
}
