import type { EntryContext } from "@remix-run/node";
import { declaredQuery } from "#app/http/declared-query.ts";
import { isStale } from "#app/http/response-headers.ts";
import { versionOf } from "#app/http/stale-if-error.server.ts";
import type { RenderedDocument } from "./document.server.ts";
import {
  cachePage,
  compressCachedPage,
  edgeHeaders,
  findCachedPage,
  sharedHeaders,
} from "./page-cache.server.ts";

/** The part of Remix's context that shows whether a page is the same for every visitor. */
export interface Loaded {
  staticHandlerContext: Pick<EntryContext["staticHandlerContext"], "loaderData" | "statusCode" | "errors">;
  manifest: { routes: Record<string, { hasLoader: boolean } | undefined> };
}

/**
 * Renders a page, or returns the cached rendering of the same loader data. Only public pages are cached: GET, status
 * 200, and all loaders answered from the content cache. This excludes the admin, drafts, submitted forms and everything
 * personal. Unless it is stale, such a page gets shared caching headers in `headers`. Pages with a declared query
 * parameter are rendered each time and never cached, because the number of values is unlimited; other parameters are
 * ignored.
 */
export async function renderCached(
  request: Request,
  { staticHandlerContext: page, manifest }: Loaded,
  headers: Headers,
  render: () => Promise<RenderedDocument>,
): Promise<RenderedDocument> {
  const routes = Object.keys(page.loaderData).filter((id) => manifest.routes[id]?.hasLoader);
  const answers: unknown[] = routes.map((id) => page.loaderData[id]);
  const versions = answers.flatMap((answer) => versionOf(answer) ?? []);
  const isShared =
    (request.method === "GET" || request.method === "HEAD") &&
    page.statusCode === 200 &&
    !page.errors &&
    answers.length > 0 &&
    versions.length === answers.length &&
    !headers.has("Set-Cookie") &&
    !headers.has("Cache-Control");
  const { pathname, search } = new URL(request.url);
  if (!isShared || declaredQuery(pathname, search)) return render();

  const isFresh = !isStale(headers);
  const version = Math.min(...versions);
  const pageHeaders = { ...Object.fromEntries(headers), ...sharedHeaders };
  if (isFresh) setAll(headers, { ...sharedHeaders, ...edgeHeaders() });
  const cached = findCachedPage(pathname);
  if (cached && isSame(cached.answers, answers)) {
    if (isFresh) cached.version = version;
    void compressCachedPage(pathname);
    return cached.document;
  }
  const document = await render();
  if (isFresh) cachePage(pathname, { answers, version, document, headers: pageHeaders });
  return document;
}

function setAll(headers: Headers, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) headers.set(name, value);
}

function isSame(one: unknown[], other: unknown[]): boolean {
  return one.length === other.length && one.every((answer, position) => answer === other[position]);
}
