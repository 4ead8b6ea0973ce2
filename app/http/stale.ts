import type { HeadersFunction } from "@remix-run/node";

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
