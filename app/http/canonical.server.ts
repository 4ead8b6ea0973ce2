import { redirect } from "@remix-run/node";
import { canonicalPath } from "./canonical-path.ts";

/**
 * Every public page has one address: lower-case, without a slash at its end, doubled ones, or escapes that it does not
 * need; nobody has it kept under a thousand. Throws a 301 to it for a GET of any other spelling; what follows the
 * question mark stays as it is.
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
