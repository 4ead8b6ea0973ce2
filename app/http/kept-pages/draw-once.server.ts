import type { EntryContext } from "@remix-run/node";
import { declaredQuery } from "#app/http/declared-query.ts";
import type { Page } from "#app/http/document/nonce.server.ts";
import { versionOf } from "#app/http/last-good.server.ts";
import { isStale } from "#app/http/stale.ts";
import { edgeHeaders, sharedHeaders } from "./answer-headers.server.ts";
import { drawnPage, encodePage, findKept, keepPage } from "./kept-pages.server.ts";

/** What of Remix's context says whether a page is the same for everybody. */
export interface Loaded {
  staticHandlerContext: Pick<EntryContext["staticHandlerContext"], "loaderData" | "statusCode" | "errors">;
  manifest: { routes: Record<string, { hasLoader: boolean } | undefined> };
}

/**
 * Draws a page, or gives the one that was drawn of the same answers. Kept is what visitors see alone: a page that
 * somebody got by GET, with status 200, all of whose loaders answered out of the memory of the content. That leaves out
 * the admin, drafts, forms that were sent and whatever else is somebody's own. Unless it is a last good copy, such a
 * page says in `headers` that it is the same for everybody. One with a declared query parameter is rendered each time,
 * and no cache stores it: any client can invent any number of values. Other parameters change nothing.
 */
export async function drawOnce(
  request: Request,
  { staticHandlerContext: page, manifest }: Loaded,
  headers: Headers,
  draw: () => Promise<Page>,
): Promise<Page> {
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
  if (!isShared || declaredQuery(pathname, search)) return draw();

  const isFresh = !isStale(headers);
  const version = Math.min(...versions);
  const same = { ...Object.fromEntries(headers), ...sharedHeaders };
  if (isFresh) setAll(headers, { ...sharedHeaders, ...edgeHeaders() });
  const kept = findKept(pathname);
  if (kept && isSame(kept.answers, answers)) {
    if (isFresh) kept.version = version;
    void encodePage(pathname);
    return drawnPage(kept);
  }
  const drawn = await draw();
  if (isFresh) keepPage(pathname, { answers, version, page: drawn, headers: same });
  return drawn;
}

function setAll(headers: Headers, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) headers.set(name, value);
}

function isSame(one: unknown[], other: unknown[]): boolean {
  return one.length === other.length && one.every((answer, position) => answer === other[position]);
}
