import { data, type HeadersFunction } from "@remix-run/node";

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
const versionHeader = "X-Content-Version";

/** How fresh the content of an answer is. */
export interface Freshness {
  /** The content version for which it was read; undefined if it is stale, or while changes may be missed. */
  contentVersion: number | undefined;
  /** Whether the read failed or timed out, and the content is the previous one. */
  isStale: boolean;
}

/** Response headers that mark stale content. */
export function staleHeaders({ isStale }: Freshness): Record<string, string> {
  return isStale ? { [staleHeader]: "1" } : {};
}

/**
 * The answer of a loader of a public page. Its headers tell the page cache how fresh the content is; `contentHeaders`
 * passes on only the mark of stale content.
 */
export function contentAnswer<Value>(value: Value, freshness: Freshness) {
  const { contentVersion } = freshness;
  return data(value, {
    headers: {
      ...staleHeaders(freshness),
      ...(contentVersion !== undefined && { [versionHeader]: String(contentVersion) }),
    },
  });
}

/** Reads what `contentAnswer` has written; undefined for other answers, and for content that may not be cached. */
export function freshnessOf(headers: Headers | undefined): Freshness | undefined {
  const isStale = headers?.has(staleHeader) ?? false;
  const version = headers?.get(versionHeader);
  if (!version && !isStale) return undefined;
  return { isStale, contentVersion: version ? Number(version) : undefined };
}

/** A route's `headers`: the response is stale when its own data or that of a parent layout is. */
export const contentHeaders: HeadersFunction = ({ loaderHeaders, parentHeaders }) => {
  const stale = loaderHeaders.get(staleHeader) ?? parentHeaders.get(staleHeader);
  const headers = new Headers();
  if (stale) headers.set(staleHeader, stale);
  return headers;
};
