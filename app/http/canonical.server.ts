import { redirect } from "@remix-run/node";

/**
 * Every public page has one address: lower-case, without a slash at its end or doubled ones. Throws a 301 to it for a
 * GET of any other spelling; what follows the question mark stays as it is.
 */
export function requireCanonicalPath(request: Request) {
  if (request.method !== "GET" && request.method !== "HEAD") return;
  const { pathname, search } = new URL(request.url);
  const canonical = canonicalPath(pathname);
  if (canonical !== pathname) throw redirect(canonical + search, 301);
}

/** Single slashes only, so that a path never reads as another site's address. */
export function canonicalPath(pathname: string): string {
  return (
    pathname
      .replace(/\/{2,}/g, "/")
      .replace(/(?<=.)\/$/, "")
      // What is percent-encoded keeps its case: `%C3` and `%c3` are the same letter, and browsers write the first.
      .replace(/%[0-9a-f]{2}|[^%]+/gi, (part) => (part.startsWith("%") ? part : part.toLowerCase()))
  );
}
