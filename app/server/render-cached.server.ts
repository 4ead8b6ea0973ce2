import type { EntryContext } from "@remix-run/node";
import { declaredQuery } from "#app/http/declared-query.ts";
import { isStale } from "#app/http/stale.ts";
import { versionOf } from "#app/http/stale-if-error.server.ts";
import type { RenderedDocument } from "./document.server.ts";
import {
  cachePage,
  compressCachedPage,
  edgeHeaders,
  findCachedPage,
  sharedHeaders,
} from "./page-cache.server.ts";

/** What of Remix's context says whether a page is the same for everybody. */
export interface Loaded {
  staticHandlerContext: Pick<EntryContext["staticHandlerContext"], "loaderData" | "statusCode" | "errors">;
  manifest: { routes: Record<string, { hasLoader: boolean } | undefined> };
}

/**
 * Renders a page, or gives the one that was rendered of the same loader data. Cached is only what visitors see: a page
 * of a GET, with status 200, all of whose loaders answered from the content cache. That leaves out the admin, drafts,
 * sent forms and whatever else is one person's. Unless it is stale, such a page says in `headers` that it is the same for
 * everybody. One with a declared query parameter is rendered each time and no cache stores it, because anybody can
 * think of any number of values; other parameters change nothing.
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
