import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import { parseBoundedJson } from "./bounded-json.ts";
import { messages } from "./messages.ts";

const MAX_FIELDS = 1000;
const MAX_NAME_LENGTH = 200;
const MAX_LIST_LENGTH = 1000;

/** Conform's own fields in a form, as JSON. */
const conformFields = {
  __intent__: z.object({
    type: z.string(),
    payload: z.looseObject({
      name: z
        .string()
        .refine((name) => !isOversized(name))
        .optional(),
      index: z.int().max(MAX_LIST_LENGTH).optional(),
    }),
  }),
  __state__: z.union([z.looseObject({}), z.array(z.unknown())]),
};

/**
 * Parses a form like conform, with a schema. NUL, which Postgres does not store, is replaced by the replacement
 * character. Throws a 400 for field names, and for fields of conform, that none of our forms has: a name of fourteen
 * characters can create a list of four billion items, and each repeated name copies all earlier values.
 */
export function parseForm<Schema extends z.ZodType>(form: FormData, schema: Schema) {
  const names = [...form.keys()];
  if (names.length > MAX_FIELDS) throw new Response(messages.theFormHasTooMany, { status: 400 });
  const oversized = names.find(isOversized);
  if (oversized) throw malformed(oversized.slice(0, MAX_NAME_LENGTH));
  for (const [name, shape] of Object.entries(conformFields)) {
    if (!isOwn(shape, form.get(name))) throw malformed(name);
  }
  try {
    return parseWithZod(withoutNul(form), { schema });
  } catch (error) {
    // An intent on a list requires an existing list.
    throw form.has("__intent__") ? malformed("__intent__") : error;
  }
}

function isOversized(name: string): boolean {
  return (
    name.length > MAX_NAME_LENGTH ||
    [...name.matchAll(/\[(\d+)\]/g)].some(([, at]) => Number(at) >= MAX_LIST_LENGTH)
  );
}

function malformed(name: string): Response {
  return new Response(messages.theFieldCannotBeRead(name), { status: 400 });
}

function withoutNul(form: FormData): FormData {
  const clean = new FormData();
  for (const [name, value] of form)
    clean.append(name, typeof value === "string" ? value.replaceAll("\0", "\ufffd") : value);
  return clean;
}

function isOwn(shape: z.ZodType, text: FormDataEntryValue | null): boolean {
  if (!text) return true;
  if (typeof text !== "string") return false;
  try {
    return shape.safeParse(parseBoundedJson(text)).success;
  } catch {
    return false;
  }
}

/** Maximum characters of a field that a form before sign-in returns; longer values are not typed by a person. */
const MAX_ECHOED_LENGTH = 300;

/** Removes fields that are not in the schema or too long to be returned. */
export function withoutOversizedFields(form: FormData, schema: z.ZodObject): FormData {
  const limited = new FormData();
  for (const [name, value] of form) {
    const isNamed = name in schema.shape || name in conformFields;
    if (isNamed && typeof value === "string") limited.append(name, value.slice(0, MAX_ECHOED_LENGTH));
  }
  return limited;
}
