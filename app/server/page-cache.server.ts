import { createHash } from "node:crypto";
import { remember } from "@epic-web/remember";
import type { Request, RequestHandler } from "express";
import { LRUCache } from "lru-cache";
import { contentVersion } from "#app/domain/content/content-version.server.ts";
import { declaredQuery } from "#app/http/declared-query.ts";
import { noteCache } from "#app/platform/channels.server.ts";
import type { RenderedDocument } from "./document.server.ts";
import { acceptedEncoding, compress, type Encoding, encodings } from "./encodings.server.ts";

/** Of all cached pages with their compressed forms. */
const MAX_BYTES = 32 * 1024 * 1024;

export interface CachedPage {
  /** What its loaders answered. The same objects render the same page. */
  answers: unknown[];
  /** Of the content that the answers were last known to be of. */
  version: number;
  document: RenderedDocument;
  headers: Record<string, string>;
  etag: string;
  /** The body in each encoding, once it was asked for twice; a page whose policy has a nonce has none. */
  bodies: Partial<Record<Encoding, Buffer>>;
}

const pages = remember(
  "page-cache",
  () =>
    new LRUCache<string, CachedPage>({
      maxSize: MAX_BYTES,
      sizeCalculation: ({ document }) => 2 * document.html.length,
    }),
);

/** Rendered pages by their path. A page with a declared query parameter is not cached. */
export function findCachedPage(path: string): CachedPage | undefined {
  return pages.get(path);
}

export function cachePage(path: string, page: Omit<CachedPage, "etag" | "bodies">) {
  const { html, policy } = page.document;
  const hash = createHash("sha256").update(html).update(policy).digest("base64url").slice(0, 22);
  pages.set(path, { ...page, etag: `"${hash}"`, bodies: {} });
}

/** What a page says that is the same for everybody until it changes. */
export const sharedHeaders = {
  // A browser asks each time. A shared cache stores it for a second, serves it for one more while it asks again, and for
  // a day where the site fails.
  "Cache-Control": "public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=86400",
  Vary: "Accept-Encoding",
};

/**
 * Tells the edge to store the page until the end of this second. A number of seconds would be counted in whole ones, of
 * which the first may be nearly over: https://nginx.org/en/docs/http/ngx_http_proxy_module.html#proxy_cache_valid
 */
export function edgeHeaders(now = Date.now()): Record<string, string> {
  return { "X-Accel-Expires": `@${Math.floor(now / 1000)}` };
}

const compression = remember("page-compression", () => ({
  last: Promise.resolve(),
  started: new WeakSet<CachedPage>(),
}));

/** Compresses a cached page once, beside the requests and one page after the other. Called at the second request. */
export function compressCachedPage(path: string): Promise<void> {
  const page = pages.get(path);
  if (!page || page.document.noncePlaceholder || compression.started.has(page)) return compression.last;
  compression.started.add(page);
  compression.last = compression.last.then(async () => {
    for (const encoding of encodings) {
      if (pages.peek(path) !== page) return; // a change has overtaken it
      page.bodies[encoding] = await compress(page.document.html, encoding, "cached");
    }
  });
  return compression.last;
}

/** Answers with a cached page, or 304, where no content has changed since it was rendered. */
export const cachedPage: RequestHandler = (request, response, next) => {
  if (request.method !== "GET" && request.method !== "HEAD") return next();
  const page = findByUrl(request);
  const isFresh = page !== undefined && page.version === contentVersion();
  noteCache("pages", isFresh);
  if (!isFresh) return next();
  const encoding = acceptedEncoding(request.headers["accept-encoding"]);
  const body = page.bodies[encoding];
  if (!body) return next();

  response.set({ ...page.headers, ETag: page.etag });
  if (request.fresh) return void response.status(304).end();
  response.writeHead(200, {
    ...edgeHeaders(),
    ...(encoding === "identity" ? {} : { "Content-Encoding": encoding }),
    "Content-Length": body.length,
    "Content-Security-Policy": page.document.policy,
  });
  response.end(request.method === "HEAD" ? undefined : body);
};

function findByUrl({ url }: Request): CachedPage | undefined {
  const [path = "", query] = url.split("?", 2);
  return query && declaredQuery(path, query) ? undefined : findCachedPage(path);
}
