import { readdirSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname } from "node:path";
import { acceptedEncoding } from "./kept-pages/encodings.server.ts";

const endings = { br: ".br", gzip: ".gz" };

const types: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml",
};

/**
 * Has `remix-serve` answer with the compressed form of a file that the build has laid beside it (`vite.compressed.ts`),
 * where the browser takes it. Only the name is changed: ranges, 304 and all else stay those of its file server.
 * `folder` is what lies under the address `prefix`.
 */
export function compressedFiles(folder: string, prefix: string) {
  const files = new Set(readdirSync(folder));
  return (request: IncomingMessage, response: ServerResponse) => {
    const { url = "", method, headers } = request;
    if (!url.startsWith(prefix) || (method !== "GET" && method !== "HEAD")) return;
    const encoding = acceptedEncoding(headers["accept-encoding"]);
    if (encoding === "identity") return;
    const [name = ""] = url.slice(prefix.length).split("?");
    const type = types[extname(name)];
    const compressed = name + endings[encoding];
    if (!type || !files.has(compressed)) return;
    response.setHeader("Content-Type", type);
    response.setHeader("Content-Encoding", encoding);
    request.url = prefix + compressed;
  };
}
