import { createHash } from "node:crypto";
import { type Freshness, staleHeaders } from "./response-headers.ts";

/** Whether the client's copy is current, by weak comparison: https://www.rfc-editor.org/rfc/rfc9110#section-13.1.2 */
export function hasCurrentCopy(request: Request, etag: string): boolean {
  const known = request.headers.get("If-None-Match") ?? "";
  const plain = (tag: string) => tag.trim().replace(/^W\//, "");
  return known === "*" || known.split(",").some((tag) => plain(tag) === plain(etag));
}

/** A text that programs ask for again and again: with an `ETag`, and 304 without a body if it is the one they have. */
export function revalidatedText(
  request: Request,
  { value, ...freshness }: Freshness & { value: string },
  type: string,
): Response {
  // Weak, because all encodings share it.
  const etag = `W/"${createHash("sha256").update(value).digest("base64url").slice(0, 22)}"`;
  const headers = { ETag: etag, "Cache-Control": "public, no-cache", ...staleHeaders(freshness) };
  if (hasCurrentCopy(request, etag)) return new Response(null, { status: 304, headers });
  return new Response(value, { headers: { ...headers, "Content-Type": `${type}; charset=utf-8` } });
}
