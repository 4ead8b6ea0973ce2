import { redirect } from "@remix-run/node";
import {
  type Delivery,
  type Located,
  locateCurrent,
  locateVariant,
  openVariant,
  sizeOfVariant,
} from "#app/domain/media/media-files.server.ts";
import { orNotFound } from "#app/http/guards.server.ts";
import { siteLanguage } from "#app/http/language.server.ts";
import { hasCurrentCopy } from "#app/http/revalidation.server.ts";
import { staleIfError } from "#app/http/stale-if-error.server.ts";
import { requestedRange, streamObject } from "#app/http/stream-object.server.ts";
import { type ServerMessages, serverMessagesIn } from "#app/languages/messages.server.ts";
import { paths } from "#app/paths/paths.ts";
import { log } from "#app/platform/log.server.ts";

/**
 * Streams a media variant from the storage: 200 or 206, 302 to the current revision instead of an unknown one, 304 for
 * a cached copy, 404 if missing, 416 for an invalid range, 503 while the storage or the database is unavailable.
 * Failures are not cacheable.
 */
export async function deliver(request: Request, asked: Delivery): Promise<Response> {
  try {
    const located = await locate(asked);
    const answer = located && (await answerWith(request, asked, located));
    if (answer) return answer;
    // Old pages name a replaced revision. A redirect, so that caches store nothing under invented ones.
    const current = asked.revision ? await locateCurrent(asked.id, asked.file) : undefined;
    return current && current.revision !== asked.revision
      ? redirect(paths.mediaVariant(asked.id, asked.file, current.revision), {
          headers: { "Cache-Control": "no-store" },
        })
      : await failure(404, "noFile");
  } catch (error) {
    log.error({ err: error, media: asked.id }, "a media file could not be delivered");
    return failure(503, "fileUnavailable", { "Retry-After": "5" });
  }
}

/** An address without a revision needs the database; while that is unavailable, its last result is used. */
async function locate(asked: Delivery): Promise<Located | undefined> {
  if (asked.revision) return locateVariant(asked);
  return (await staleIfError(`media:${asked.id}/${asked.file}`, () => locateVariant(asked))).value;
}

async function answerWith(request: Request, asked: Delivery, located: Located) {
  const headers = headersOf(asked.file, located);
  if (hasCurrentCopy(request, headers.get("ETag") ?? "")) return new Response(null, { status: 304, headers });
  if (request.method === "HEAD") {
    const size = await sizeOfVariant(located.key);
    if (size === undefined) return undefined;
    headers.set("Content-Length", String(size));
    return new Response(null, { headers });
  }
  const range = requestedRange(request, headers.get("ETag") ?? "", MAX_PART_BYTES);
  const object = await openVariant(located.key, range);
  if (!object) return undefined;
  if (object === "outside") return failure(416, "noRange");
  return streamObject(request, object, headers);
}

async function failure(
  status: number,
  reason: Exclude<keyof ServerMessages["refusals"], "foreignForm">,
  headers: Record<string, string> = {},
) {
  const { refusals } = serverMessagesIn(await siteLanguage());
  return new Response(refusals[reason], {
    status,
    headers: { ...headers, "Cache-Control": "no-store", "Content-Type": "text/plain; charset=utf-8" },
  });
}

const fileName = /^(\d{1,4}\.(avif|webp)|whole\.(svg|mp4|webm|pdf))$/;

/** The file name of a variant; anything else is a 404. */
export function fileParam(value: string | undefined): string {
  return orNotFound(value && fileName.test(value) ? value : undefined);
}

/** The revision in an address: null without one, and one that no file has if it is malformed. */
export function revisionParam(url: URL): string | null {
  const revision = url.searchParams.get("v");
  return revision === null || /^[0-9a-f]{16}$/.test(revision) ? revision : "unknown";
}

/**
 * Maximum bytes of a partial response. Players stop reading when their buffer is full; a response of this size is
 * complete by then and does not keep a storage connection open.
 */
const MAX_PART_BYTES = 2 * 1_048_576;

const types: Record<string, string> = {
  avif: "image/avif",
  webp: "image/webp",
  svg: "image/svg+xml",
  mp4: "video/mp4",
  webm: "video/webm",
  pdf: "application/pdf",
};

/** Allows an SVG opened as a document to use only its own styles and embedded images. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

/** Responses with a revision are immutable; others are revalidated after a minute. */
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
