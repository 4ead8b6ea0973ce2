import type { IncomingMessage, ServerResponse } from "node:http";

/**
 * Answers 400, or 405, to what `remix-serve` would stumble over and write into the log as text: an address that is
 * none, a path that cannot be decoded, a method that no Request may have. False for everything else.
 */
export function refuseMalformed(request: IncomingMessage, response: ServerResponse): boolean {
  const isTrace = request.method === "TRACE";
  if (!isTrace && isReadable(request)) return false;
  response
    .writeHead(isTrace ? 405 : 400, {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "no-store",
      ...(isTrace ? { Allow: "GET, HEAD, POST" } : {}),
    })
    .end("This request cannot be read.\n");
  return true;
}

function isReadable({ url = "", headers }: IncomingMessage): boolean {
  try {
    decodeURIComponent(url.split("?")[0] ?? "");
    return URL.canParse(`http://${headers.host || "localhost"}${url}`);
  } catch {
    return false;
  }
}
