import type { HeadersFunction } from "@remix-run/node";

/** For everything under /admin: not cacheable, not indexed. */
export const privateHeaders = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex, nofollow" };

/** For drafts: the address itself is a secret, so it is not sent as a referrer. */
export const previewHeaders = {
  ...privateHeaders,
  "Cache-Control": "private, no-store",
  "Referrer-Policy": "no-referrer",
};

/** For links with a token: the address is not sent to other sites as a referrer. */
export const tokenLinkHeaders = { ...privateHeaders, "Referrer-Policy": "same-origin" };

const staleHeader = "X-Content-Stale";

/** Response headers of a loader that mark any stale data. */
export function freshness(...answers: { isStale: boolean }[]): Record<string, string> {
  return answers.some(({ isStale }) => isStale) ? { [staleHeader]: "1" } : {};
}

/** Whether a response is marked as stale. */
export function isStale(headers: Headers): boolean {
  return headers.has(staleHeader);
}

/** A route's `headers`: the response is stale when its own data or that of a parent layout is. */
export const contentHeaders: HeadersFunction = ({ loaderHeaders, parentHeaders }) => {
  const stale = loaderHeaders.get(staleHeader) ?? parentHeaders.get(staleHeader);
  const headers = new Headers();
  if (stale) headers.set(staleHeader, stale);
  return headers;
};
