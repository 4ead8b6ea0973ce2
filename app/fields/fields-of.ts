import { z } from "zod";
import { type FieldMeta, fieldMeta } from "./field-meta.ts";

/** A field as the editor draws it: plain data. */
export interface FieldDescription extends Omit<FieldMeta, "options"> {
  name: string;
  /** Whether it must be filled in before publishing. */
  required: boolean;
  /** Stands where nothing has been chosen. */
  default?: unknown;
  options?: { value: string; label: string }[];
  /** The parts of a group, a link or a picture, or of one item of a list. */
  fields?: FieldDescription[];
  /** One item of a list whose items are no objects. */
  element?: FieldDescription;
}

/** Describes the fields of an object made of descriptors, in the order in which they are edited. */
export function fieldsOf(schema: z.ZodObject): FieldDescription[] {
  return Object.entries(schema.shape).flatMap(([name, part]) => describeField(name, part));
}

/** Describes one field. A part that nobody edits by itself, such as a focal point, has no description. */
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

/** The schema without what makes it optional. */
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
