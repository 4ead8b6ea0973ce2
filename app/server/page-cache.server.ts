import { createHash } from "node:crypto";
import { remember } from "@epic-web/remember";
import type { Request, RequestHandler } from "express";
import { LRUCache } from "lru-cache";
import { contentVersion } from "#app/domain/content/content-version.server.ts";
import { declaredQuery } from "#app/http/declared-query.ts";
import { acceptedEncoding, compress, type Encoding, encodings } from "#app/http/encodings.server.ts";
import { noteCache } from "#app/platform/channels.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { RenderedDocument } from "./document.server.ts";

/** Total size of all cached pages with their compressed bodies. */
const MAX_BYTES = 32 * 1024 * 1024;

interface CachedPage {
  /** The loaders' data; the same objects render the same page. */
  answers: unknown[];
  /** The content version for which the data was last confirmed. */
  version: number;
  document: RenderedDocument;
  headers: Record<string, string>;
  etag: string;
  /** Compressed bodies, created at the second request; pages whose policy has a nonce have none. */
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

/** Returns a cached page by path. Pages with a declared query parameter are not cached. */
export function findCachedPage(path: string): CachedPage | undefined {
  return pages.get(path);
}

export function cachePage(path: string, page: Omit<CachedPage, "etag" | "bodies">) {
  const { html, policy } = page.document;
  const hash = createHash("sha256").update(html).update(policy).digest("base64url").slice(0, 22);
  pages.set(path, { ...page, etag: `W/"${hash}"`, bodies: {} });
}

/** Headers of pages that are the same for every visitor. */
export const sharedHeaders = {
  // Browsers revalidate every time. Shared caches store the page for a second, serve it for one more while they
  // revalidate, and for a day while the site fails.
  "Cache-Control": "public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=86400",
  Vary: "Accept-Encoding",
};

/**
 * Makes the reverse proxy cache the page until the end of the current second. A duration would be rounded to whole
 * seconds: https://nginx.org/en/docs/http/ngx_http_proxy_module.html#proxy_cache_valid
 */
export function edgeHeaders(now = Date.now()): Record<string, string> {
  return { "X-Accel-Expires": `@${Math.floor(now / 1000)}` };
}

const compression = remember("page-compression", () => ({
  last: Promise.resolve(),
  started: new WeakSet<CachedPage>(),
}));

/** Compresses a cached page once, asynchronously and one page at a time. Called at the second request. */
export function compressCachedPage(path: string): Promise<void> {
  const page = pages.get(path);
  if (!page || page.document.noncePlaceholder || compression.started.has(page)) return compression.last;
  compression.started.add(page);
  compression.last = compression.last
    .then(async () => {
      for (const encoding of encodings) {
        if (pages.peek(path) !== page) return; // the page has changed meanwhile
        page.bodies[encoding] = await compress(page.document.html, encoding, "cached");
      }
    })
    .catch((err: unknown) => log.error({ err, path }, "a page could not be compressed"));
  return compression.last;
}

/** Responds with a cached page, or with 304, if no content has changed since it was rendered. */
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
