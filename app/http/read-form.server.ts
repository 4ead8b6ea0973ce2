import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import { storableText } from "#app/platform/storable-text.ts";
import { parseBoundedJson } from "./bounded-json.ts";
import { messages } from "./messages.ts";
import { MultipartError, type MultipartLimits, readBody, readMultipart } from "./multipart.server.ts";
import { privateHeaders } from "./response-headers.ts";

/** More fields than any of our forms has. */
const MAX_FIELDS = 10_000;

/** The longest texts are those of news and settings. */
const limits: MultipartLimits = {
  body: 4 * 1024 * 1024,
  field: 4 * 1024 * 1024,
  fields: MAX_FIELDS + 1,
  files: 0,
  idleTimeoutMs: 30_000,
  acceptsUrlencoded: true,
};

/**
 * Reads a form without files, field by field and only up to the limits, so that large forms are cheap to refuse. Throws
 * a Response: 400 for an invalid form, 408 on timeout, 413 when it is too large.
 */
export async function readForm(request: Request, maxBytes = limits.body): Promise<FormData> {
  const form = new FormData();
  let fields = 0;
  await answerProblems(
    readMultipart(
      request,
      { ...limits, body: maxBytes, field: maxBytes },
      {
        onField(name, value) {
          fields += 1;
          if (fields <= MAX_FIELDS) form.append(name, value);
        },
        onFile: async () => {},
      },
    ),
  );
  if (fields > MAX_FIELDS) throw refusal(413, messages.theFormHasTooMany);
  return form;
}

/** Whether a loader answers a form that was sent without JavaScript: Remix passes it the headers of that request. */
export function answersForm({ headers }: Request): boolean {
  return headers.has("Content-Type");
}

/** Maximum bytes of a form or of JSON without a session. */
const MAX_SIGNED_OUT_BYTES = 64 * 1024;

/** Reads a form of the screens before sign-in. */
export function readSignedOutForm(request: Request): Promise<FormData> {
  return readForm(request, MAX_SIGNED_OUT_BYTES);
}

/**
 * Reads JSON up to this size; undefined for invalid JSON, and for JSON nested so deeply that it would overflow the
 * stack. Throws a Response: 408 on timeout, 413 when it is too large.
 */
export async function readJson(request: Request, maxBytes = 16 * 1024 * 1024): Promise<unknown> {
  const bytes = await answerProblems(
    readBody(request, { body: maxBytes, idleTimeoutMs: limits.idleTimeoutMs }),
  );
  try {
    return parseBoundedJson(bytes.toString());
  } catch {
    return undefined;
  }
}

function answerProblems<Value>(reading: Promise<Value>): Promise<Value> {
  return reading.catch((error: unknown) => {
    throw error instanceof MultipartError ? refusal(error.status, error.message) : error;
  });
}

function refusal(status: number, message: string): Response {
  const headers = new Headers(privateHeaders);
  if (status !== 400) headers.set("Connection", "close"); // the rest of the body was not read
  return new Response(message, { status, headers });
}

/** Returns the version of the record that a form showed; 0 for an unreadable one, which matches no stored version. */
export function readVersion(form: FormData): number {
  const version = Number(form.get("version"));
  return Number.isSafeInteger(version) ? version : 0;
}

const MAX_PARSED_FIELDS = 1000;
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
  if (names.length > MAX_PARSED_FIELDS) throw new Response(messages.theFormHasTooMany, { status: 400 });
  const oversized = names.find(isOversized);
  if (oversized) throw malformed(oversized.slice(0, MAX_NAME_LENGTH));
  for (const [name, shape] of Object.entries(conformFields)) {
    if (!isOwn(shape, form.get(name))) throw malformed(name);
  }
  try {
    return parseWithZod(storableForm(form), { schema });
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

function storableForm(form: FormData): FormData {
  const clean = new FormData();
  for (const [name, value] of form)
    clean.append(name, typeof value === "string" ? storableText(value) : value);
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

/** Parses a form that anyone can send; the submission returns only short values of the schema's fields. */
export async function parseSignedOutForm<Schema extends z.ZodObject>(request: Request, schema: Schema) {
  return parseForm(withoutOversizedFields(await readSignedOutForm(request), schema), schema);
}
