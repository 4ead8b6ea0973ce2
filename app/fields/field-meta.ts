import { z } from "zod";

/** The editing control of a field. */
export type Control =
  | "text"
  | "longText"
  | "richText"
  | "code"
  | "email"
  | "phone"
  | "address"
  | "picture"
  | "film"
  | "date"
  | "tags"
  | "number"
  | "choice"
  | "choices"
  | "toggle"
  | "link"
  | "href"
  | "image"
  | "list"
  | "pageReference"
  | "pageReferences"
  | "contentReferences"
  | "mediaFile"
  | "colour"
  | "hexColour"
  | "group";

/**
 * The background behind text of a colour: the value of the field `field`, or `colour`. `name` is its label: "paper".
 */
export type Background = { name: string } & ({ field: string } | { colour: string });

/** Editing metadata of a field that its schema does not contain. */
export interface FieldMeta {
  control: Control;
  label: string;
  /** Help text beside the field. */
  help?: string;
  /** Bounds: characters of a text, items of a list, the value of a number. */
  min?: number;
  max?: number;
  /** The first and last allowed dates. */
  from?: string;
  to?: string;
  /** A number's unit: "months". */
  unit?: string;
  /** The background of a text colour. */
  against?: Background;
  /** Characters of a text that search engines show; longer texts are allowed. */
  advised?: number;
  /** Values with their labels, in display order. */
  options?: Record<string, string>;
  /** Whether visitors see the text; they do not see search tags or frame addresses. */
  isShown?: boolean;
  /** Pixels of a picture's width below which publishing advises another one. */
  minWidth?: number;
  /** The accepted file type. */
  file?: "film" | "document";
  /** The name of one list item: "step". */
  item?: string;
  /** The name of the content type that is referred to. */
  of?: string;
}

/** Metadata of all editable schemas, registered by the descriptor functions. */
export const fieldMeta = z.registry<FieldMeta>();

/** A field's description for the editor, as plain data. */
export interface FieldDescription extends Omit<FieldMeta, "options"> {
  name: string;
  /** Whether it is required for publishing. */
  required: boolean;
  /** Shown while no value is chosen. */
  default?: unknown;
  options?: { value: string; label: string }[];
  /** The fields of a group, a link or a picture, or of a list item. */
  fields?: FieldDescription[];
  /** The description of a list item that is not an object. */
  element?: FieldDescription;
}

/** Describes the fields of an object schema, in editing order. */
export function fieldsOf(schema: z.ZodObject): FieldDescription[] {
  return Object.entries(schema.shape).flatMap(([name, part]) => describeField(name, part));
}

/** Describes a single field. Parts that are not edited separately, such as a focal point, have no description. */
export function describeField(name: string, part: z.core.$ZodType): FieldDescription[] {
  const { schema, initial, isOptional } = unwrap(part);
  const meta = fieldMeta.get(schema);
  if (!meta) return [];

  const { options, ...words } = meta;
  const fields = partsOf(schema);
  const element =
    meta.control === "list" && !fields && schema instanceof z.ZodArray ? schema.element : undefined;
  return [
    {
      name,
      ...words,
      required: !isOptional && meta.min !== 0,
      ...(initial === undefined ? {} : { default: initial }),
      ...(options && { options: Object.entries(options).map(([value, label]) => ({ value, label })) }),
      ...(fields && { fields }),
      ...(element && { element: describeField("", element)[0] }),
    },
  ];
}

function partsOf(schema: z.core.$ZodType): FieldDescription[] | undefined {
  if (schema instanceof z.ZodArray) return partsOf(schema.element);
  return schema instanceof z.ZodObject ? fieldsOf(schema) : undefined;
}

/** Unwraps optional, nullable and default wrappers. */
export function unwrap(schema: z.core.$ZodType): {
  schema: z.core.$ZodType;
  isOptional: boolean;
  initial?: unknown;
} {
  if (schema instanceof z.ZodDefault) {
    return { ...unwrap(schema.unwrap()), isOptional: true, initial: schema.def.defaultValue };
  }
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return { ...unwrap(schema.unwrap()), isOptional: true };
  return { schema, isOptional: false };
}
