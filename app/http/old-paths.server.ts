import { redirect } from "@remix-run/node";
import { countHit, countMissing } from "#app/domain/redirects/counters.server.ts";
import { findRedirect } from "#app/domain/redirects/redirects.server.ts";
import { log } from "#app/platform/log.server.ts";
import { paths } from "./paths.ts";
import { canonicalPath } from "./site-paths.ts";

/**
 * The response for a path without a page: 301 to the redirect's target with the query, 410 for a deleted page, else
 * 404. Also 404 while Postgres is unavailable.
 */
export async function answerOldPath(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  // No page has such a path; the Markdown handler responds to existing ones.
  if (pageOfMarkdown(pathname)) return new Response("Not found", { status: 404 });
  const redirection = await findRedirect(pathname).catch((err: unknown) => {
    log.error({ err }, "redirects could not be read");
    return undefined;
  });
  if (!redirection) {
    countMissing(pathname);
    return new Response("Not found", { status: 404 });
  }
  countHit(redirection.fromPath);
  if (redirection.status === 410) return new Response("Gone", { status: 410 });
  return redirect(withQuery(redirection.to, search), 301);
}

/** Keeps the target's own query and appends that of the request. */
function withQuery(to: string, search: string): string {
  if (!search) return to;
  const [address = to, hash] = to.split("#");
  const query = address.includes("?") ? `&${search.slice(1)}` : search;
  return address + query + (hash === undefined ? "" : `#${hash}`);
}

/**
 * Every public page has one canonical address: lower case, without a trailing slash, double slashes and unnecessary
 * escapes; otherwise caches would store it many times. Throws a 301 for a GET of any other spelling; the query stays
 * unchanged.
 */
export function requireCanonicalPath(request: Request) {
  if (request.method !== "GET" && request.method !== "HEAD") return;
  const { pathname, search } = new URL(request.url);
  const canonical = canonicalPath(withoutNeedlessEscapes(pathname));
  if (canonical !== pathname) throw redirect(canonical + search, 301);
}

/** https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2.2 */
function withoutNeedlessEscapes(pathname: string): string {
  return pathname.replace(/%[0-9a-f]{2}/gi, (escaped) => {
    const letter = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
    return /[\w.~-]/.test(letter) ? letter : escaped;
  });
}

/** The page of a Markdown address: `/solutions` for `/solutions.md`; undefined for other addresses. */
export function pageOfMarkdown(pathname: string): string | undefined {
  const [, page] = /^(\/.+)\.md$/.exec(pathname) ?? [];
  if (page === undefined) return undefined;
  return pathname === paths.markdown(paths.home()) ? paths.home() : page;
}
