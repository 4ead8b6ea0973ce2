import { z } from "zod";
import { type FieldMeta, fieldMeta } from "./field-meta.ts";

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
