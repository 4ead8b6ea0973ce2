import { createHash } from "node:crypto";
import { type Freshness, staleHeaders } from "./response-headers.ts";

/** A text that programs ask for again and again: with an `ETag`, and 304 without a body if it is the one they have. */
export function revalidatedText(
  request: Request,
  { value, ...freshness }: Freshness & { value: string },
  type: string,
): Response {
  // Weak, because all encodings share it.
  const etag = `W/"${createHash("sha256").update(value).digest("base64url").slice(0, 22)}"`;
  const headers = { ETag: etag, "Cache-Control": "public, no-cache", ...staleHeaders(freshness) };
  const known = request.headers.get("If-None-Match")?.split(",") ?? [];
  if (known.some((tag) => tag.trim() === etag)) return new Response(null, { status: 304, headers });
  return new Response(value, { headers: { ...headers, "Content-Type": `${type}; charset=utf-8` } });
}
