import { privateHeaders } from "./private-headers.ts";

/** An answer that is saved as a file: streamed, kept by no cache, and never shown as a page. */
export function download(body: ReadableStream<Uint8Array>, fileName: string, contentType: string): Response {
  return new Response(body, {
    headers: {
      ...privateHeaders,
      "Content-Type": contentType,
      "Content-Disposition": `attachment; filename="${fileName}"`,
      "X-Content-Type-Options": "nosniff",
    },
  });
}
