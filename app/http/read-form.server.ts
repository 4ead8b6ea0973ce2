import { z } from "zod";
import type { Bases } from "#app/domain/publishing/bases.server.ts";
import { parseBoundedJson } from "./bounded-json.ts";
import { messages } from "./messages.ts";
import { MultipartError, type MultipartLimits, readBody, readMultipart } from "./multipart.server.ts";
import { privateHeaders } from "./private-headers.ts";

/** More than the longest list that somebody can have chosen from. */
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
 * A form without files. Decoding one field after the other and for as long only as there may be more, it costs its
 * sender more than us. Throws a Response: 400 for what is no form, 408 when it falls silent, 413 when it is too large.
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
  if (fields > MAX_FIELDS) throw refusal(413, messages.theFormHasTooManyFields);
  return form;
}

/** Bytes of a form or of JSON accepted without a session. */
export const MAX_SIGNED_OUT_BYTES = 64 * 1024;

/** A form of the screens before sign-in. */
export function readSignedOutForm(request: Request): Promise<FormData> {
  return readForm(request, MAX_SIGNED_OUT_BYTES);
}

/**
 * JSON of at most so many bytes; undefined for invalid JSON, and for JSON that is nested deeper than any of ours and would
 * overflow the stack of who reads it. Throws a Response: 408 when it falls silent, 413 when it
 * is too large.
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

const basesSchema = z.record(z.string(), z.string().max(64));

/** What a form says that its fields began with; nothing where it says it unreadably. */
export function readBases(form: FormData): Bases {
  try {
    return basesSchema.parse(parseBoundedJson(String(form.get("bases") ?? "{}")));
  } catch {
    return {};
  }
}
