import { Readable } from "node:stream";
import { privateHeaders } from "./private-headers.ts";

/** An answer that is saved as a file: streamed, private, and never shown as a page. */
export function download(
  body: Readable | ReadableStream<Uint8Array>,
  fileName: string,
  contentType: string,
): Response {
  const stream = body instanceof Readable ? (Readable.toWeb(body) as ReadableStream<Uint8Array>) : body; // Node's own type of the same thing
  return new Response(stream, {
    headers: {
      ...privateHeaders,
      "Content-Type": contentType,
      "Content-Disposition": `attachment; filename="${fileName}"`,
      "X-Content-Type-Options": "nosniff",
    },
  });
}
