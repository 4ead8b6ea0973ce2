import { z } from "zod";
import { isEmptyRichText, type RichText, richTextSchema } from "#app/domain/rich-text/document.ts";
import { fieldMeta } from "./field-meta.ts";
import { isRecord } from "./prop-path.ts";

/** The same shape with every value optional. */
type Draft<Value> = Value extends RichText
  ? Value
  : Value extends (infer Item)[]
    ? Draft<Item>[]
    : Value extends object
      ? { [Name in keyof Value]?: Draft<Value[Name]> | undefined }
      : Value;

/** Maximum characters of a draft's texts and items of its lists: far above the limits for publishing. */
const MAX_CHARACTERS = 20_000;
const MAX_ITEMS = 500;

/**
 * The schema of a draft of `props`: values may be missing, incomplete or too long to publish; values of another type
 * are refused.
 */
export function draftOf<Props extends z.ZodObject>(props: Props): z.ZodType<Draft<z.output<Props>>> {
  return draftOfSchema(props) as z.ZodType<Draft<z.output<Props>>>; // mirrors the cases of Draft
}

/** The draft schema of a single field. */
function draftOfSchema(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return draftOfSchema(schema.unwrap());
  if (fieldMeta.get(schema)?.control === "richText") return richTextSchema;
  if (schema instanceof z.ZodString) return z.string().max(MAX_CHARACTERS);
  if (schema instanceof z.ZodNumber) return z.number();
  if (schema instanceof z.ZodArray) return z.array(draftOfSchema(schema.element)).max(MAX_ITEMS);
  if (schema instanceof z.ZodObject) {
    const parts = Object.entries(schema.shape as z.core.$ZodLooseShape);
    return z.object(Object.fromEntries(parts.map(([name, part]) => [name, z.optional(draftOfSchema(part))])));
  }
  return schema;
}

/**
 * Omits empty values: empty texts and documents, and objects without any value. List items stay, so that validation
 * reports empty ones.
 */
export function withoutBlanks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutBlanks(item));
  if (!isRecord(value)) return value;
  if (value.type === "doc") return withoutEmptyDocument(value);
  const kept = Object.entries(value).flatMap(([name, part]) => {
    const rest = withoutBlanks(part);
    return isBlank(rest) ? [] : [[name, rest] as const];
  });
  return Object.fromEntries(kept);
}

function withoutEmptyDocument(value: unknown): unknown {
  const document = richTextSchema.safeParse(value);
  return document.success && isEmptyRichText(document.data) ? undefined : value;
}

function isBlank(value: unknown): boolean {
  if (typeof value === "string") return value.trim() === "";
  return value === undefined || value === null || (isRecord(value) && Object.keys(value).length === 0);
}
