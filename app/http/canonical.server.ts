import { redirect } from "@remix-run/node";
import { canonicalPath } from "./canonical-path.ts";

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
