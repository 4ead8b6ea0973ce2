import { z } from "zod";
import { storedBlockSchema } from "#app/domain/documents/content.ts";
import { type RichText, richTextSchema } from "#app/domain/rich-text/document.ts";
import { richTextToPlainText } from "#app/domain/rich-text/plain-text.ts";
import { type Control, type FieldMeta, fieldsOf, unwrap } from "#app/fields/field-meta.ts";
import * as messages from "./messages.ts";

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

/** A draft of a content type: every field may be blank. A blank optional field is null. */
export type DraftOf<Fields extends z.ZodObject> = {
  [Name in keyof Fields["shape"]]: Blankable<Fields["shape"][Name]>;
};

type Blankable<Field> =
  Field extends z.ZodOptional<infer Inner>
    ? z.output<Inner> | null
    : z.output<Field> extends number
      ? number | null
      : z.output<Field>;

/** Whether a value of any field is blank. */
export function isBlank(value: unknown): boolean {
  if (typeof value === "string") return value.trim() === "";
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0);
}

/** Returns the blank value of a field. */
export function blankOf({ control, required, options }: ContentField): unknown {
  if (control === "richText") return { type: "doc", content: [] } satisfies RichText;
  if (control === "tags") return [];
  if (control === "toggle") return false;
  if (control === "choice" && required) return options?.[0]?.value;
  return required && control !== "number" ? "" : null;
}

const storedSchemas: Record<ContentField["control"], z.ZodType> = {
  text: z.string(),
  longText: z.string(),
  richText: richTextSchema,
  number: z.number(),
  choice: z.string(),
  toggle: z.boolean(),
  date: z.string(),
  tags: z.array(z.string()),
  picture: z.string(),
};

/**
 * Schema of a stored draft or version, more lenient than the schema for saving: stored data can be older than a limit
 * or a field.
 */
export function storedSchema<Fields extends z.ZodObject>(fields: ContentField[], hasBlocks = false) {
  const blocks = hasBlocks
    ? {
        blocks: z
          .array(storedBlockSchema)
          .nullish()
          .transform((value) => value ?? []),
      }
    : {};
  const parts = fields.map((field) => [
    field.name,
    storedSchemas[field.control].nullish().transform((value) => value ?? blankOf(field)),
  ]);
  return z.object({ ...Object.fromEntries(parts), ...blocks }) as unknown as z.ZodType<DraftOf<Fields>>; // built from the same fields
}

/** Bounds of what a draft stores, far above what publishing accepts: what was typed or pasted is never lost. */
const MAX_TEXT = 100_000;
const MAX_TAGS = 200;

const typedSchemas: Record<ContentField["control"], z.ZodType> = {
  text: z.string().max(MAX_TEXT),
  longText: z.string().max(MAX_TEXT),
  richText: richTextSchema,
  number: z.number(),
  choice: z.string().max(MAX_TEXT),
  toggle: z.boolean(),
  date: z.string().max(MAX_TEXT),
  tags: z.array(z.string().max(MAX_TEXT)).max(MAX_TAGS),
  picture: z.string().max(MAX_TEXT),
};

/** Schema of the values that an editor sends while typing: of the right form, but not yet checked by descriptors. */
export function typedFieldsSchema(fields: ContentField[]): z.ZodObject {
  return z.object(
    Object.fromEntries(fields.map(({ name, control }) => [name, typedSchemas[control].nullable()])),
  );
}

/**
 * Reads a value as its descriptor does: trimmed, and written as it is stored; a blank one is `blankOf`. `problems`: why it
 * does not fit; then `value` is undefined. Rich text is read by its own schema.
 */
export function readField(
  schema: z.ZodObject,
  field: ContentField,
  value: unknown,
): { value: unknown; problems: string[] } {
  if (isBlank(value)) return { value: blankOf(field), problems: [] };
  if (field.control === "richText") return { value, problems: [] };
  const descriptor = unwrap(schema.shape[field.name] as z.ZodType).schema as z.ZodType;
  const { data, error } = descriptor.safeParse(value);
  return { value: data, problems: error?.issues.map(({ message }) => message) ?? [] };
}

/** Converts a value to its form control's text. */
export function asTyped(value: unknown): string {
  if (Array.isArray(value)) return value.join(", ");
  if (typeof value === "object" && value !== null) return JSON.stringify(value);
  return value === null || value === undefined ? "" : String(value);
}

/** Returns a value as text; empty when blank. */
export function inWords({ control, options }: ContentField, value: unknown): string {
  if (control === "richText") return richTextToPlainText(value as RichText);
  if (control === "toggle") return value ? messages.yes : messages.no;
  return options?.find((option) => option.value === value)?.label || asTyped(value);
}
