/**
 * Splits a request target at its first `?`. A query may contain further ones, for example in a campaign's text:
 * https://www.rfc-editor.org/rfc/rfc3986#section-3.4
 */
export function splitAddress(url: string): { path: string; query: string } {
  const at = url.indexOf("?");
  return at === -1 ? { path: url, query: "" } : { path: url.slice(0, at), query: url.slice(at + 1) };
}
