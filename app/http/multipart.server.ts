import busboy, { type Busboy } from "busboy";
import { DeadlineError, within } from "#app/platform/deadline.ts";
import { messages } from "./messages.ts";

export interface MultipartLimits {
  /** Bytes of the whole body. */
  body: number;
  /** Bytes of one field that is not a file; what is longer is cut. */
  field: number;
  /** How many fields and how many files are read; further ones are dropped. */
  fields: number;
  files: number;
  /** Milliseconds without a byte. */
  idleTimeoutMs: number;
  /** Whether a form is read, too, as browsers send it that has no files. */
  acceptsUrlencoded?: boolean;
}

export interface MultipartReader {
  onField(name: string, value: string): void;
  /** The next file is read when this settles; what is left of this one then is dropped. Must not reject. */
  onFile(file: IncomingFile): Promise<void>;
}

export interface IncomingFile {
  field: string;
  /** As its sender named it, without folders; empty where a form had no file to send. */
  name: string;
  /** Can be read once, or left alone. Throws when the body ends too early. */
  body: AsyncIterable<Uint8Array>;
}

/**
 * Why a body could not be used, and what to answer: 400 it is no form or stops half-way, 408 it fell silent, 413 it is
 * too large. With 408 and 413 the rest of it is not read, so the connection must be closed.
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
 * Reads a multipart form part by part as it arrives, never more of it in memory than a few chunks. A reader that takes
 * its time slows the sender down. Throws a MultipartError, after the file that was being read has been told of it and
 * is done with.
 */
export async function readMultipart(request: Request, limits: MultipartLimits, reader: MultipartReader) {
  const parser = createParser(request, limits);
  if (!parser) {
    for await (const _chunk of chunks(request, limits)); // so that its sender hears the answer
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
    stream.on("error", () => {}); // whoever reads the file hears of it; there may be nobody
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

/** A body of any kind as a whole. Throws as `readMultipart`. */
export async function readBody(
  request: Request,
  limits: Pick<MultipartLimits, "body" | "idleTimeoutMs">,
): Promise<Buffer> {
  const read: Uint8Array[] = [];
  for await (const chunk of chunks(request, limits)) read.push(chunk);
  return Buffer.concat(read);
}

async function feed(parser: Busboy, request: Request, limits: MultipartLimits) {
  for await (const chunk of chunks(request, limits)) {
    // After a failure the rest is read all the same, so that the sender hears the answer.
    if (!parser.destroyed && !parser.write(chunk)) await nextOf(parser, "drain");
  }
  if (parser.destroyed) return;
  parser.end();
  await nextOf(parser, "close");
}

/** Resolves with the event, or when the parser is over and done. */
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

/** The body as it arrives. It is not cancelled on failure: that would close the connection before it is answered. */
async function* chunks(
  request: Request,
  { body, idleTimeoutMs }: Pick<MultipartLimits, "body" | "idleTimeoutMs">,
): AsyncGenerator<Uint8Array> {
  const tooLarge = new MultipartError(413, messages.theRequestIsLargerThan(body / 1_048_576));
  if (Number(request.headers.get("Content-Length")) > body) throw tooLarge;

  const reader = request.body?.getReader();
  // Nobody is there to be answered any more.
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

/** Undefined for a body of another kind, or without a boundary. */
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
