/** What a page says that is the same for everybody until it changes. */
export const sharedHeaders = {
  // A browser asks each time. A cache in front keeps it for a second, gives it for one more while it asks, and for a
  // day where the site fails.
  "Cache-Control": "public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=86400",
  Vary: "Accept-Encoding",
};

/**
 * For the edge: the page may be kept until the end of this second. Seconds to keep would be counted in whole ones, of
 * which the first may be nearly over: https://nginx.org/en/docs/http/ngx_http_proxy_module.html#proxy_cache_valid
 */
export function edgeHeaders(now = Date.now()): Record<string, string> {
  return { "X-Accel-Expires": `@${Math.floor(now / 1000)}` };
}

/**
 * Names an answer. The nonce is in it: a cache between us and a browser must not tell the browser to keep the page it
 * has and take the policy of another answer, whose nonce is another one.
 */
export function entityTag(tag: string, nonce: string): string {
  return `W/"${tag}.${nonce}"`;
}

/** The name of the answer of the same text that a browser has, by its `If-None-Match`. */
export function tagOfSame(ifNoneMatch: string | undefined, tag: string): string | undefined {
  return ifNoneMatch
    ?.split(",")
    .map((one) => one.trim())
    .find((one) => one.startsWith(`W/"${tag}.`));
}
