import { readdirSync } from "node:fs";
import { extname } from "node:path";
import express, { type RequestHandler, Router } from "express";
import { acceptedEncoding } from "#app/http/encodings.server.ts";

const endings = { br: ".br", gzip: ".gz" };

const types: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml",
};

/** Serves the client build, including the files of `public`. Browsers cache each for a year. */
export function staticFiles(folder: string): RequestHandler {
  return Router()
    .use(chooseEncoding(folder))
    .use(express.static(folder, { immutable: true, maxAge: "1y", index: false, setHeaders: setMissingType }));
}

/**
 * Serves the precompressed copy of a file (`vite.config.ts`) if the client accepts it. Only the path changes: Express'
 * file server handles ranges, 304 and `ETag`.
 */
function chooseEncoding(folder: string): RequestHandler {
  const files = new Set(readdirSync(folder, { recursive: true, encoding: "utf8" }));
  return (request, response, next) => {
    const { url, method, headers } = request;
    if (method !== "GET" && method !== "HEAD") return next();
    const encoding = acceptedEncoding(headers["accept-encoding"]);
    if (encoding === "identity") return next();
    const [name = ""] = url.slice(1).split("?");
    const type = types[extname(name)];
    const compressed = name + endings[encoding];
    if (!type || !files.has(compressed)) return next();
    response.setHeader("Content-Type", type);
    response.setHeader("Content-Encoding", encoding);
    request.url = `/${compressed}`;
    next();
  };
}

/** Express 4 does not know newer file types. */
function setMissingType(response: { setHeader: (name: string, value: string) => void }, path: string) {
  if (path.endsWith(".avif")) response.setHeader("Content-Type", "image/avif");
}
