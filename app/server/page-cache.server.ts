import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { remember } from "@epic-web/remember";
import type { EntryContext } from "@remix-run/node";
import type { RequestHandler } from "express";
import { LRUCache } from "lru-cache";
import { contentVersion } from "#app/domain/content/content-version.server.ts";
import { sitePreview } from "#app/domain/settings/site-preview.server.ts";
import { declaredParameters, edgeParameters, hasParameter } from "#app/http/declared-query.ts";
import { acceptedEncoding, compress, type Encoding, encodings } from "#app/http/encodings.server.ts";
import { freshnessOf } from "#app/http/response-headers.ts";
import { splitAddress } from "#app/http/split-address.ts";
import { noteCache } from "#app/platform/channels.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { RenderedDocument } from "./document.server.ts";

/** Total size of all cached pages with their compressed bodies. */
const MAX_BYTES = 32 * 1024 * 1024;

interface CachedPage {
  /** The query parameters that the page reads; a request with one of them is rendered. */
  parameters: string[];
  /** The loaders' data; equal data renders the same page. */
  answers: unknown[];
  /** The content version for which the data was last confirmed. */
  version: number;
  document: RenderedDocument;
  headers: Record<string, string>;
  etag: string;
  /** Compressed bodies, created at the second request; pages whose policy has a nonce have none. */
  bodies: Partial<Record<Encoding, Buffer>>;
  isCompressionStarted: boolean;
}

/** By path. Pages with a declared query parameter are not cached, because the number of values is unlimited. */
const pages = remember(
  "page-cache",
  () =>
    new LRUCache<string, CachedPage>({
      maxSize: MAX_BYTES,
      sizeCalculation: ({ document }) => 2 * document.html.length,
    }),
);

/** Middleware: responds with a cached page, or with 304, if no content has changed since it was rendered. */
export const servePageFromCache: RequestHandler = (request, response, next) => {
  if ((request.method !== "GET" && request.method !== "HEAD") || sitePreview.getStore()) return next();
  const { path, query } = splitAddress(request.url);
  const cached = pages.get(path);
  const page = cached && hasParameter(query, cached.parameters) ? undefined : cached;
  // The current version is undefined while notifications of changes are down.
  const isFresh = page !== undefined && page.version === contentVersion();
  noteCache("pages", isFresh);
  if (!isFresh) return next();
  const encoding = acceptedEncoding(request.headers["accept-encoding"]);
  const body = page.bodies[encoding];
  if (!body) return next();

  response.set({ ...page.headers, ETag: page.etag });
  if (request.fresh) return void response.status(304).end();
  response.writeHead(200, {
    ...edgeHeaders(query),
    ...(encoding === "identity" ? {} : { "Content-Encoding": encoding }),
    "Content-Length": body.length,
    "Content-Security-Policy": page.document.policy,
  });
  response.end(request.method === "HEAD" ? undefined : body);
};

/** The part of Remix's context that shows whether a page is the same for every visitor. */
export interface Loaded {
  staticHandlerContext: Pick<
    EntryContext["staticHandlerContext"],
    "loaderData" | "loaderHeaders" | "statusCode" | "errors"
  >;
  manifest: { routes: Record<string, { hasLoader: boolean } | undefined> };
}

/**
 * Renders a page, or returns the cached rendering of equal loader data. Only public pages are cached: GET, status 200,
 * and all loaders answered with `contentAnswer`. This excludes the admin, drafts, submitted forms and everything
 * personal. Unless it is stale, such a page gets shared caching headers in `headers`. Pages with a declared query
 * parameter are rendered each time; other parameters are ignored. `render` gets whether the page is the same for every
 * visitor.
 */
export async function renderCached(
  request: Request,
  { staticHandlerContext: page, manifest }: Loaded,
  headers: Headers,
  render: (isShared?: boolean) => Promise<RenderedDocument>,
): Promise<RenderedDocument> {
  const routes = Object.keys(page.loaderData).filter((id) => manifest.routes[id]?.hasLoader);
  const answers: unknown[] = routes.map((id) => page.loaderData[id]);
  const contents = routes.flatMap((id) => freshnessOf(page.loaderHeaders[id]) ?? []);
  const isShared =
    (request.method === "GET" || request.method === "HEAD") &&
    page.statusCode === 200 &&
    !page.errors &&
    answers.length > 0 &&
    contents.length === answers.length &&
    !headers.has("Set-Cookie") &&
    !headers.has("Cache-Control");
  const { pathname, search } = new URL(request.url);
  const parameters = declaredParameters(pathname, answers.flatMap(blockTypesOf));
  if (!isShared || hasParameter(search, parameters)) return render();

  const isFresh = contents.every(({ isStale }) => !isStale);
  const version = Math.min(...contents.map(({ contentVersion = 0 }) => contentVersion));
  const pageHeaders = { ...Object.fromEntries(headers), ...sharedHeaders };
  if (isFresh)
    for (const [name, value] of Object.entries({ ...sharedHeaders, ...edgeHeaders(search) }))
      headers.set(name, value);
  const cached = pages.get(pathname);
  if (cached && isDeepStrictEqual(cached.answers, answers)) {
    if (isFresh) Object.assign(cached, { answers, version }); // the content cache has these objects too
    void compressCachedPage(pathname);
    return cached.document;
  }
  const document = await render(true);
  if (isFresh) {
    const { html, policy } = document;
    const hash = createHash("sha256").update(html).update(policy).digest("base64url").slice(0, 22);
    // Weak, because all encodings of the page share it.
    const etag = `W/"${hash}"`;
    pages.set(pathname, {
      parameters,
      answers,
      version,
      document,
      headers: pageHeaders,
      etag,
      bodies: {},
      isCompressionStarted: false,
    });
  }
  return document;
}

/** The types of the blocks in a loader's answer, if it is a page of blocks. */
function blockTypesOf(answer: unknown): string[] {
  if (!answer || typeof answer !== "object" || !("blocks" in answer) || !Array.isArray(answer.blocks))
    return [];
  return answer.blocks.map(({ type }: { type: string }) => type);
}

/** Headers of pages that are the same for every visitor. */
const sharedHeaders = {
  // Browsers revalidate every time. Shared caches store the page for a second, serve it for one more while they
  // revalidate, and for a day while the site fails.
  "Cache-Control": "public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=86400",
  Vary: "Accept-Encoding",
};

/**
 * Makes the reverse proxy cache the page until the end of the current second. A duration would be rounded to whole
 * seconds: https://nginx.org/en/docs/http/ngx_http_proxy_module.html#proxy_cache_valid
 */
function edgeHeaders(query: string): Record<string, string> {
  // Invented values of a parameter that this page does not read would fill the edge's cache.
  if (hasParameter(query, edgeParameters)) return {};
  return { "X-Accel-Expires": `@${Math.floor(Date.now() / 1000)}` };
}

const compression = remember("page-compression", () => ({ last: Promise.resolve() }));

/** Compresses a cached page once, asynchronously and one page at a time. Called at the second request. */
export function compressCachedPage(path: string): Promise<void> {
  const page = pages.get(path);
  if (!page || page.document.noncePlaceholder || page.isCompressionStarted) return compression.last;
  page.isCompressionStarted = true;
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
