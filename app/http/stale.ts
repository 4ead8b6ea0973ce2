import type { HeadersFunction } from "@remix-run/node";

const staleHeader = "X-Content-Stale";

/** Headers of a loader's answer; they say so when any of what it read is a kept copy. */
export function freshness(...answers: { isStale: boolean }[]): Record<string, string> {
  return answers.some(({ isStale }) => isStale) ? { [staleHeader]: "1" } : {};
}

/** Whether an answer says that it is a kept copy. */
export function isStale(headers: Headers): boolean {
  return headers.has(staleHeader);
}

/** A route's `headers`: its answer is stale when its own content or that of a layout around it is. */
export const contentHeaders: HeadersFunction = ({ loaderHeaders, parentHeaders }) => {
  const stale = loaderHeaders.get(staleHeader) ?? parentHeaders.get(staleHeader);
  const headers = new Headers();
  if (stale) headers.set(staleHeader, stale);
  return headers;
};
