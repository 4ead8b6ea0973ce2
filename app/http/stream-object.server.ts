import { createReadableStreamFromReadable } from "@remix-run/node";
import type { OpenObject } from "#app/platform/objects.server.ts";

/**
 * The `Range` for the storage when a request asks for one part; undefined for the whole object. A part is at most
 * `maxBytes` long; clients request the rest: https://www.rfc-editor.org/rfc/rfc9110#section-15.3.7
 */
export function requestedRange(
  { headers }: Request,
  etag: string,
  maxBytes = Number.POSITIVE_INFINITY,
): string | undefined {
  const condition = headers.get("If-Range");
  if (condition && condition !== etag) return undefined;
  const range = headers.get("Range") ?? "";
  const [, first, last] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(range) ?? [];
  if (first === undefined) return /^bytes=-\d{1,15}$/.exec(range)?.[0];
  const end = Math.min(last ? Number(last) : Number.POSITIVE_INFINITY, Number(first) + maxBytes - 1);
  return `bytes=${first}-${Number.isFinite(end) ? end : ""}`;
}

/** 200, or 206 for a part. Reading from the storage follows the client's pace and ends when the client disconnects. */
export function streamObject(request: Request, object: OpenObject, headers: Headers): Response {
  request.signal.addEventListener("abort", () => object.body.destroy(), { once: true });
  headers.set("Content-Length", String(object.size));
  if (object.contentRange) headers.set("Content-Range", object.contentRange);
  return new Response(createReadableStreamFromReadable(object.body), {
    status: object.contentRange ? 206 : 200,
    headers,
  });
}
