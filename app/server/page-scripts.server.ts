import { createHash } from "node:crypto";
import { remember } from "@epic-web/remember";
import type { RequestHandler } from "express";
import { LRUCache } from "lru-cache";
import { scriptsParameter } from "#app/http/declared-query.ts";
import { acceptedEncoding, compress, type Encoding } from "#app/http/encodings.server.ts";

/*
 * The framework's scripts and the data of a page as one file, which its document names. The address contains a hash of
 * the text, so a document always gets the data that it was rendered from.
 */

interface ScriptFile {
  text: string;
  bodies: Partial<Record<Encoding, Promise<Buffer>>>;
}

/** By address. A few versions of the home page in each language, of some 30 KB each. */
const files = remember("page-scripts", () => new LRUCache<string, ScriptFile>({ max: 50 }));

/** Stores the scripts of the page at a path. Returns their address. */
export function storePageScripts(path: string, text: string): string {
  const address = scriptAddress(path, text);
  if (!files.has(address)) files.set(address, { text, bodies: {} });
  return address;
}

function scriptAddress(path: string, text: string): string {
  const hash = createHash("sha256").update(text).digest("base64url").slice(0, 12);
  return `${path}?${scriptsParameter}=${hash}`;
}

/** Middleware: responds with scripts that this instance has stored. */
export const servePageScripts: RequestHandler = (request, response, next) => {
  const file = request.method === "GET" ? files.get(request.url) : undefined;
  if (!file) return next();
  const encoding = acceptedEncoding(request.headers["accept-encoding"]);
  file.bodies[encoding] ??= compress(file.text, encoding, "cached");
  file.bodies[encoding].then((body) => {
    response.writeHead(200, {
      ...scriptHeaders(true),
      ...(encoding === "identity" ? {} : { "Content-Encoding": encoding }),
      "Content-Length": body.length,
    });
    response.end(body);
  }, next);
};

/**
 * The response of an instance that has not stored them, for example after a restart: the current scripts. They are not
 * cached if the page has changed since the document was rendered.
 */
export function answerPageScripts(request: Request, text: string): Response {
  const { pathname, search } = new URL(request.url);
  return new Response(text, { headers: scriptHeaders(scriptAddress(pathname, text) === pathname + search) });
}

const scriptHeaders = (isCurrent: boolean) => ({
  "Content-Type": "text/javascript; charset=utf-8",
  "Cache-Control": isCurrent ? "public, max-age=31536000, immutable" : "no-store",
  Vary: "Accept-Encoding",
  "X-Robots-Tag": "noindex",
});
