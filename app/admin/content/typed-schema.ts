import { z } from "zod";
import { blankOf, type DraftOf } from "#app/domain/content-types/content-draft.ts";
import type { ContentField } from "#app/domain/content-types/content-fields.ts";
import type { AnyContentType } from "#app/domain/content-types/define-content-type.ts";
import { richTextSchema } from "#app/domain/rich-text/document.ts";
import { unwrap } from "#app/fields/fields-of.ts";
import { parseBoundedJson } from "#app/http/bounded-json.ts";

/** What the form of a content type sends: text, for every field. Anything may be empty. */
export function typedSchema<Type extends AnyContentType>({ schema, fields }: Type) {
  const parts = fields.map((field) => {
    const descriptor = unwrap(schema.shape[field.name] as z.ZodType).schema as z.ZodType;
    return [field.name, typedField(field, descriptor)];
  });
  return z.object(Object.fromEntries(parts)) as unknown as z.ZodType<DraftOf<Type["schema"]>>; // built from the same fields
}

function typedField(field: ContentField, descriptor: z.ZodType): z.ZodType {
  return z
    .string()
    .optional()
    .transform((typed = "", context) => {
      if (typed.trim() === "") return blankOf(field);
      const value = readTyped(field, typed);
      if (value === damaged) {
        context.addIssue("The text has arrived damaged; nothing of it was saved");
        return z.NEVER;
      }
      const { data, error } = (field.control === "richText" ? richTextSchema : descriptor).safeParse(value);
      for (const { message } of error?.issues ?? []) context.addIssue(message);
      return error ? z.NEVER : data;
    });
}

const damaged = Symbol("damaged");

function readTyped({ control }: ContentField, typed: string): unknown {
  switch (control) {
    case "richText":
      try {
        return parseBoundedJson(typed);
      } catch {
        return damaged;
      }
    case "tags":
      return [...new Set(typed.split(",").map((tag) => tag.trim()))].filter(Boolean);
    case "number":
      return Number(typed);
    case "toggle":
      return typed === "on" || typed === "true";
    default:
      return typed;
  }
}
