import { createReadableStreamFromReadable } from "@remix-run/node";
import {
  type Delivery,
  type Located,
  locateCurrent,
  locateVariant,
  openVariant,
  sizeOfVariant,
} from "#app/domain/media/deliver-media.server.ts";
import { orNotFound } from "#app/http/params.ts";
import { staleIfError } from "#app/http/stale-if-error.server.ts";
import { log } from "#app/platform/log.server.ts";

/**
 * Answers with a variant out of the storage as it arrives: 200 or 206, 304 for who has it, 404 where there is none,
 * 416 for a range outside of it, 503 while the storage or the database is away. No failure is kept by a cache.
 */
export async function deliver(request: Request, asked: Delivery): Promise<Response> {
  try {
    const located = await locate(asked);
    const answer = located && (await answerWith(request, asked, located));
    if (answer) return answer;
    // A page that is older than the medium's content: it gets what is shown now.
    const current = asked.revision ? await locateCurrent(asked.id, asked.file) : undefined;
    return (current && (await answerWith(request, asked, current))) ?? failure(404, "There is no such file.");
  } catch (error) {
    log.error({ err: error, media: asked.id }, "a medium could not be delivered");
    return failure(503, "The file cannot be read right now. Please try again in a moment.", {
      "Retry-After": "5",
    });
  }
}

/** An address that names no revision needs the database; what it led to last does while that is away. */
async function locate(asked: Delivery): Promise<Located | undefined> {
  if (asked.revision) return locateVariant(asked);
  return (await staleIfError(`media:${asked.id}/${asked.file}`, () => locateVariant(asked))).value;
}

async function answerWith(request: Request, asked: Delivery, located: Located) {
  const headers = headersOf(asked.file, located);
  if (unchanged(request, headers)) return new Response(null, { status: 304, headers });
  if (request.method === "HEAD") {
    const size = await sizeOfVariant(located.key);
    if (size === undefined) return undefined;
    headers.set("Content-Length", String(size));
    return new Response(null, { headers });
  }
  const object = await openVariant(located.key, partOf(request, headers));
  if (!object) return undefined;
  if (object === "outside") return failure(416, "The file has no such part.");
  request.signal.addEventListener("abort", () => object.body.destroy(), { once: true });
  headers.set("Content-Length", String(object.size));
  if (object.contentRange) headers.set("Content-Range", object.contentRange);
  return new Response(createReadableStreamFromReadable(object.body), {
    status: object.contentRange ? 206 : 200,
    headers,
  });
}

function failure(status: number, message: string, headers: Record<string, string> = {}) {
  return new Response(message, {
    status,
    headers: { ...headers, "Cache-Control": "no-store", "Content-Type": "text/plain; charset=utf-8" },
  });
}

const fileName = /^(\d{1,4}\.(avif|webp)|whole\.(svg|mp4|webm|pdf))$/;

/** The name of a variant; anything else is a 404. */
export function fileParam(value: string | undefined): string {
  return orNotFound(value && fileName.test(value) ? value : undefined);
}

/** What an address says of the revision it means; null for none, or for nonsense. */
export function revisionParam(url: URL): string | null {
  const revision = url.searchParams.get("v");
  return revision && /^[0-9a-f]{16}$/.test(revision) ? revision : null;
}

/**
 * Bytes of the longest part that is given at once. A player that has enough stops reading; a part of this size is
 * through by then, and no connection to the storage waits for it.
 */
const MAX_PART_BYTES = 2 * 1_048_576;

/**
 * The part of a film or document that a request asks for, as the storage is asked for it; undefined for all of it. An
 * open end is cut: whoever asks goes on after what it got, https://www.rfc-editor.org/rfc/rfc9110#section-15.3.7
 */
function partOf(request: Request, headers: Headers): string | undefined {
  const condition = request.headers.get("If-Range");
  if (condition && condition !== headers.get("ETag")) return undefined;
  const [, first, last] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(request.headers.get("Range") ?? "") ?? [];
  if (first !== undefined) {
    const end = Number(first) + MAX_PART_BYTES - 1;
    return `bytes=${first}-${last ? Math.min(Number(last), end) : end}`;
  }
  return /^bytes=-\d{1,15}$/.exec(request.headers.get("Range") ?? "")?.[0];
}

const types: Record<string, string> = {
  avif: "image/avif",
  webp: "image/webp",
  svg: "image/svg+xml",
  mp4: "video/mp4",
  webm: "video/webm",
  pdf: "application/pdf",
};

/** What an opened drawing may do: show itself, with its own styles and embedded pictures. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

/** A named revision never changes; the current one is asked for again after a minute. */
function headersOf(file: string, { revision, isFinal }: Located): Headers {
  const extension = file.split(".").at(-1) ?? "";
  const headers = new Headers({
    "Content-Type": types[extension] ?? "application/octet-stream",
    "Cache-Control": isFinal ? "public, max-age=31536000, immutable" : "public, max-age=60",
    ETag: `"${revision}-${file}"`,
    "Accept-Ranges": "bytes",
    "X-Content-Type-Options": "nosniff",
  });
  if (extension === "svg") headers.set("Content-Security-Policy", drawingPolicy);
  return headers;
}

/** Whether the asker has it already. */
function unchanged(request: Request, headers: Headers): boolean {
  const known = request.headers.get("If-None-Match") ?? "";
  return (
    known === "*" || known.split(/\s*,\s*/).some((tag) => tag.replace(/^W\//, "") === headers.get("ETag"))
  );
}
