import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import { parseBoundedJson } from "./bounded-json.ts";
import { messages } from "./messages.ts";

const MAX_FIELDS = 1000;
const MAX_NAME_LENGTH = 200;
const MAX_LIST_LENGTH = 1000;

/** What conform keeps in a form for itself, as JSON. */
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
 * Parses a form as conform does, by a schema. A NUL, which Postgres keeps nowhere, becomes the sign for what cannot be
 * shown. Throws an answer of 400 for names, and for fields of conform's own, that no form of ours has: a list of four
 * billion items takes a name of fourteen letters, and each further value of a name is a copy of all before it.
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
    // What to do with a list can only be done where there is one.
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

/** Characters of a field that a form before sign-in gives back; more is nothing that a person typed there. */
const MAX_ECHOED_LENGTH = 300;

/** Leaves out of a form what its schema does not name, or what is too long to be given back. */
export function withoutOversizedFields(form: FormData, schema: z.ZodObject): FormData {
  const limited = new FormData();
  for (const [name, value] of form) {
    const isNamed = name in schema.shape || name in conformFields;
    if (isNamed && typeof value === "string") limited.append(name, value.slice(0, MAX_ECHOED_LENGTH));
  }
  return limited;
}
