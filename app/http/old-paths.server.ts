import { redirect } from "@remix-run/node";
import { countHit, countMissing } from "#app/domain/redirects/counters.server.ts";
import { findRedirect } from "#app/domain/redirects/find-redirect.server.ts";
import { oldPath } from "#app/domain/redirects/redirect.ts";
import { editionOf } from "#app/domain/settings/edition.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { addressIn, addressInEach } from "#app/languages/addresses.ts";
import { codeOf, type Edition, furtherEdition } from "#app/languages/language.ts";
import { contentLanguage, inContentLanguage } from "#app/languages/requested-language.server.ts";
import { withoutNeedlessEscapes } from "#app/paths/needless-escapes.ts";
import { paths } from "#app/paths/paths.ts";
import { canonicalPath } from "#app/paths/site-paths.ts";
import { orServiceUnavailable } from "./database-unavailable.server.ts";

/**
 * The response for a path without a page: 301 to the redirect's target with the query, 410 for a deleted page, else
 * 404. Throws a 503 while Postgres is unavailable: search engines would remove a redirected address after a 404.
 */
export async function answerOldPath(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  // No page has such a path; the Markdown handler responds to existing ones.
  if (pageOfMarkdown(pathname)) return new Response("Not found", { status: 404 });
  const redirection = await orServiceUnavailable(findRedirect(pathname + search));
  if (!redirection) {
    countMissing(oldPath(pathname) ?? pathname); // as a redirect from it would be stored
    return new Response("Not found", { status: 404 });
  }
  countHit(redirection.fromPath);
  if (redirection.status === 410) return new Response("Gone", { status: 410 });
  return redirect(await inSiteLanguage(redirection.to), 301);
}

/** A target with the code of a language is in that edition, any other one in the main language of the site. */
async function inSiteLanguage(target: string): Promise<string> {
  const code = codeOf(target);
  if (code) return addressIn(target, furtherEdition(code));
  if (addressInEach(target).length === 1) return target;
  const settings = await orServiceUnavailable(inContentLanguage("", getSettings));
  return addressIn(target, editionOf(settings));
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

/**
 * Browsers keep a 301 unless `no-cache` makes them ask again: after the language was changed back, two kept redirects
 * would be a loop.
 */
export const redirectToOwnLanguage = { status: 301, headers: { "Cache-Control": "no-cache" } };

/** Throws a 301 for a GET of a list, the enquiry form or the search at the address of another language. */
export function requireAddressIn(edition: Edition, request: Request) {
  if (request.method !== "GET" && request.method !== "HEAD") return;
  const { pathname, search } = new URL(request.url);
  const address = addressIn(pathname, edition);
  if (address === pathname) return;
  throw redirect(address + search, redirectToOwnLanguage);
}

/** Throws a 404 for a path below the code of a language that the site does not have. A redirect takes precedence. */
export function requireKnownLanguage(request: Request) {
  if (hasUnknownLanguage(request)) throw new Response("Not found", { status: 404 });
}

/** Whether a path is below the code of a language that the site does not have: it can have a redirect. */
export function hasUnknownLanguage(request: Request): boolean {
  return codeOf(new URL(request.url).pathname) !== undefined && !contentLanguage();
}

/** The page of a Markdown address: `/solutions` for `/solutions.md`; undefined for other addresses. */
export function pageOfMarkdown(pathname: string): string | undefined {
  const [, page] = /^(\/.+)\.md$/.exec(pathname) ?? [];
  if (page === undefined) return undefined;
  return pathname === paths.markdown(paths.home()) ? paths.home() : page;
}
