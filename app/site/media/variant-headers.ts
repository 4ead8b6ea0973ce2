import type { Located } from "#app/domain/media/deliver-media.server.ts";

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
export function headersOf(file: string, { revision, isFinal }: Located): Headers {
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
export function unchanged(request: Request, headers: Headers): boolean {
  const known = request.headers.get("If-None-Match") ?? "";
  return (
    known === "*" || known.split(/\s*,\s*/).some((tag) => tag.replace(/^W\//, "") === headers.get("ETag"))
  );
}
