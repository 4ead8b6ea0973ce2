import type { z } from "zod";
import type { Control, FieldMeta } from "#app/fields/field-meta.ts";
import { fieldsOf } from "#app/fields/fields-of.ts";

/** Form controls of content types. */
const contentControls = [
  ...(["text", "longText", "richText", "picture", "date", "tags", "number", "choice", "toggle"] as const),
] satisfies Control[];

/** A field of a content type as plain data; forms, drafts and comparisons derive from it. */
export interface ContentField extends Pick<FieldMeta, "label" | "help" | "max"> {
  name: string;
  control: (typeof contentControls)[number];
  /** Must be filled in before publishing. */
  required: boolean;
  options?: { value: string; label: string }[];
}

/** Describes the fields of a content type in editing order. Throws for a descriptor without a form control. */
export function contentFieldsOf(fields: z.ZodObject): ContentField[] {
  return fieldsOf(fields).map(({ name, label, help, max, required, options, control: wanted }) => {
    const control = contentControls.find((each) => each === wanted);
    if (!control) throw new Error(`the form of a content type has no control for ${wanted}, of ${name}`);
    return { name, label, help, max, required, options, control };
  });
}
