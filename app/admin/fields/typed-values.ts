import { z } from "zod";
import { draftOfSchema } from "#app/fields/draft.ts";
import { type Control, type FieldDescription, fieldMeta, unwrap } from "#app/fields/field-meta.ts";
import { typedNumber } from "#app/fields/typed-number.ts";
import type { Decimal } from "#app/fields/whole-number.ts";
import { parseBoundedJson } from "#app/http/bounded-json.ts";
import { messages } from "./messages.ts";

/** Controls whose value a form submits as JSON. */
const asJson = new Set<Control>(["richText", "image", "mediaFile", "pageReferences", "contentReferences"]);

/** The text of a structured value in a form. */
export function structuredText(value: unknown): string {
  if (typeof value === "string") return value;
  return value === undefined || value === null ? "" : JSON.stringify(value);
}

/** Parses that text; undefined for empty or invalid text. */
export function readStructured({ control }: FieldDescription, text: string): unknown {
  if (!asJson.has(control)) return text || undefined;
  try {
    return parseBoundedJson(text);
  } catch {
    return undefined;
  }
}

/**
 * A value as Conform's `defaultValue`, which also accepts lists and objects of strings. Empty strings are omitted:
 * Conform would dispatch an input event for each on every form reset.
 */
export function typedValues(fields: FieldDescription[], value: unknown): Record<string, string> {
  const values = Object(value) as Record<string, unknown>;
  const typed = fields.map((field) => [field.name, typedValue(field, values[field.name])]);
  return Object.fromEntries(typed) as Record<string, string>; // Conform's type for values known at run time
}

function typedValue(field: FieldDescription, value: unknown): unknown {
  const { control, fields, default: initial } = field;
  const current = value ?? initial;
  if (asJson.has(control)) return structuredText(current) || undefined;
  if (control === "tags") return Array.isArray(current) ? current.join(", ") || undefined : undefined;
  if (control === "list" && fields && Array.isArray(current))
    return current.map((item) => typedValues(fields, item));
  return control !== "list" && fields ? typedValues(fields, current) : current === "" ? undefined : current;
}

/**
 * The schema of a form with these fields; its output type is that of the fields. With `isDraft` values may be missing
 * or too long, as in `draftOf`. An empty field is omitted, or null where its descriptor is nullable. `decimal` is how the
 * office writes numbers.
 */
export function formSchemaOf<Fields extends z.ZodObject>(
  fields: Fields,
  { isDraft = false, decimal = "." }: Partial<FormOptions> = {},
): z.ZodType<z.output<Fields>> {
  return formObject(fields, { isDraft, decimal }) as unknown as z.ZodType<z.output<Fields>>; // follows the fields, part by part
}

interface FormOptions {
  isDraft: boolean;
  decimal: Decimal;
}

function formObject(fields: z.ZodObject, options: FormOptions): z.ZodObject {
  const parts = Object.entries(fields.shape).map(([name, part]) => [
    name,
    formPart(part as z.ZodType, options),
  ]);
  return z.object(Object.fromEntries(parts));
}

function formPart(part: z.ZodType, options: FormOptions): z.ZodType {
  const { schema, isOptional, initial } = unwrap(part);
  const inner = formValue(schema as z.ZodType, options);
  if (part instanceof z.ZodNullable) return inner.nullish().transform((value) => value ?? null);
  if (initial !== undefined) return inner.default(initial);
  return isOptional || options.isDraft ? inner.optional() : inner;
}

function formValue(schema: z.ZodType, options: FormOptions): z.ZodType {
  const { isDraft, decimal } = options;
  const meta = fieldMeta.get(schema);
  const leaf = isDraft ? (draftOfSchema(schema) as z.ZodType) : schema;
  if (!meta) return leaf;
  if (asJson.has(meta.control)) {
    const whole = isDraft || meta.min === 0 ? leaf.optional() : leaf;
    return z.string().optional().transform(readJson).pipe(whole);
  }
  // The tags descriptor accepts strings.
  if (meta.control === "tags")
    return z
      .string()
      .default("")
      .transform(split)
      .pipe(leaf as z.ZodType<unknown, string[]>);
  if (meta.control === "number")
    return typedNumber(leaf as z.ZodType<unknown, number>, { decimal, min: meta.min });
  if (meta.control === "toggle") return leaf.default(false);
  if (schema instanceof z.ZodObject) return formObject(schema, options);
  if (schema instanceof z.ZodArray && schema.element instanceof z.ZodObject && !isDraft) {
    const { min = 0, max = Number.MAX_SAFE_INTEGER } = meta;
    const message = (count: number) => (count < min ? messages.addAtLeastOne : messages.atMostAreShown(max));
    return z
      .array(formObject(schema.element, options))
      .refine((items) => items.length >= min && items.length <= max, {
        error: ({ input }) => `${meta.label}: ${message(Array.isArray(input) ? input.length : 0)}`,
      });
  }
  return schema instanceof z.ZodString && meta.min === 0 ? leaf.default("") : leaf;
}

function readJson(text: string | undefined, context: z.RefinementCtx): unknown {
  if (!text) return undefined;
  try {
    return parseBoundedJson(text);
  } catch {
    context.addIssue(messages.theTextCouldNotBe);
    return z.NEVER;
  }
}

const split = (typed: string) => [...new Set(typed.split(",").map((tag) => tag.trim()))].filter(Boolean);
