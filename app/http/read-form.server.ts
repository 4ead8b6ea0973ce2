import { z } from "zod";
import type { Bases } from "#app/domain/publishing/bases.server.ts";
import { parseBoundedJson } from "./bounded-json.ts";
import { messages } from "./messages.ts";
import { MultipartError, type MultipartLimits, readBody, readMultipart } from "./multipart.server.ts";
import { privateHeaders } from "./private-headers.ts";

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

const basesSchema = z.record(z.string(), z.string().max(64));

/** Returns the initial field values that a form has submitted for merging; empty if they are unreadable. */
export function readBases(form: FormData): Bases {
  try {
    return basesSchema.parse(parseBoundedJson(String(form.get("bases") ?? "{}")));
  } catch {
    return {};
  }
}
