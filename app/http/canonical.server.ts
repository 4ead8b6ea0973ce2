import { redirect } from "@remix-run/node";
import { canonicalPath } from "./canonical-path.ts";

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
