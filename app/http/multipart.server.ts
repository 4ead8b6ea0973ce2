import { buffer } from "node:stream/consumers";
import busboy, { type Busboy } from "busboy";
import { DeadlineError, within } from "#app/platform/deadline.ts";
import { messages } from "./messages.ts";

export interface MultipartLimits {
  /** Maximum bytes of the whole body. */
  body: number;
  /** Maximum bytes of a field that is not a file; longer values are truncated. */
  field: number;
  /** Maximum number of fields and of files; further ones are ignored. */
  fields: number;
  files: number;
  /** Maximum milliseconds without data. */
  idleTimeoutMs: number;
  /** Whether urlencoded forms, which browsers send without files, are also accepted. */
  acceptsUrlencoded?: boolean;
}

export interface MultipartReader {
  onField(name: string, value: string): void;
  /** The next file is read when this settles; unread data of this one is discarded. Must not reject. */
  onFile(file: IncomingFile): Promise<void>;
}

interface IncomingFile {
  field: string;
  /** The client's file name without folders; empty for a file input without a file. */
  name: string;
  /** Can be read once or ignored. Throws when the body ends early. */
  body: AsyncIterable<Uint8Array>;
}

/**
 * Why a body cannot be used, with the response's status: 400 invalid or truncated form, 408 timeout, 413 too large.
 * With 408 and 413 the rest of the body is not read, so the connection must be closed.
 */
export class MultipartError extends Error {
  override name = "MultipartError";
  readonly status: 400 | 408 | 413;

  constructor(status: 400 | 408 | 413, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * Streams a multipart form part by part with only a few chunks in memory and with backpressure. Throws a MultipartError
 * after the handler of the current file has failed and settled.
 */
export async function readMultipart(request: Request, limits: MultipartLimits, reader: MultipartReader) {
  const parser = createParser(request, limits);
  if (!parser) {
    for await (const _chunk of chunks(request, limits)); // so that the client receives the response
    throw new MultipartError(400, messages.thisRequestIsNotA);
  }
  let files = Promise.resolve();
  let failure: MultipartError | undefined;
  const fail = (error: unknown) => {
    failure ??= unreadable(error);
    parser.destroy(failure);
  };
  const leave = () => fail(new MultipartError(400, messages.theRequestEndedBeforeIt));
  request.signal.addEventListener("abort", leave);

  parser.on("error", fail);
  parser.on("field", (name, value) => reader.onField(name, value));
  parser.on("file", (field, stream, { filename = "" }) => {
    stream.on("error", () => {}); // the file's reader handles it; there may be none
    // A destroyed stream would stall the parser, so leaving the loop early must not destroy it.
    const body = stream.iterator({ destroyOnReturn: false });
    files = files.then(() => reader.onFile({ field, name: filename, body })).then(() => void stream.resume());
  });

  try {
    await feed(parser, request, limits);
  } catch (error) {
    fail(error);
  }
  await files;
  request.signal.removeEventListener("abort", leave);
  if (failure) throw failure;
}

/** Reads a body of any type completely. Throws like `readMultipart`. */
export function readBody(
  request: Request,
  limits: Pick<MultipartLimits, "body" | "idleTimeoutMs">,
): Promise<Buffer> {
  return buffer(chunks(request, limits));
}

async function feed(parser: Busboy, request: Request, limits: MultipartLimits) {
  for await (const chunk of chunks(request, limits)) {
    // After an error the rest is still read, so that the client receives the response.
    if (!parser.destroyed && !parser.write(chunk)) await nextOf(parser, "drain");
  }
  if (parser.destroyed) return;
  parser.end();
  await nextOf(parser, "close");
}

/** Resolves with the event, or when the parser has ended. */
function nextOf(parser: Busboy, event: "drain" | "close"): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      parser.off(event, settle);
      parser.off("close", settle);
      resolve();
    };
    parser.on(event, settle);
    parser.on("close", settle);
  });
}

/** The body as a stream. It is not cancelled on errors: that would close the connection before the response. */
async function* chunks(
  request: Request,
  { body, idleTimeoutMs }: Pick<MultipartLimits, "body" | "idleTimeoutMs">,
): AsyncGenerator<Uint8Array> {
  const tooLarge = new MultipartError(413, messages.theRequestIsLargerThan(body / 1_048_576));
  if (Number(request.headers.get("Content-Length")) > body) throw tooLarge;

  const reader = request.body?.getReader();
  // The client has disconnected.
  request.signal.addEventListener("abort", () => reader?.cancel().catch(() => {}), { once: true });
  let size = 0;
  while (reader) {
    const { done, value } = await within(idleTimeoutMs, reader.read()).catch((error: unknown) => {
      throw unreadable(error);
    });
    if (done) return;
    size += value.byteLength;
    if (size > body) throw tooLarge;
    yield value;
  }
}

/** Undefined for another content type or without a boundary. */
function createParser(
  request: Request,
  { field, fields, files, acceptsUrlencoded = false }: MultipartLimits,
): Busboy | undefined {
  const type = request.headers.get("Content-Type") ?? "";
  const isUrlencoded = acceptsUrlencoded && /^application\/x-www-form-urlencoded(?:;|$)/i.test(type);
  if (!isUrlencoded && !/^multipart\/form-data;.*boundary=/i.test(type)) return undefined;
  try {
    return busboy({
      headers: { "content-type": type },
      defParamCharset: "utf8",
      limits: { fieldSize: field, fields, files, headerPairs: 50 },
    });
  } catch {
    return undefined;
  }
}

function unreadable(error: unknown): MultipartError {
  if (error instanceof MultipartError) return error;
  if (error instanceof DeadlineError) return new MultipartError(408, messages.theUploadTimedOut);
  return new MultipartError(400, messages.theUploadStoppedBeforeIt);
}
