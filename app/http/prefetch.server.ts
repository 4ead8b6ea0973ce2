/** Seconds from the prefetch until the visitor follows the link. */
const MAX_AGE_SECONDS = 10;

/**
 * Makes prefetched responses cacheable until the visitor follows the link; without it, some browsers request them
 * twice. A response's own caching headers take precedence.
 */
export function cachePrefetched(request: Request, response: Response) {
  const isPrefetch = request.headers.get("Sec-Purpose")?.startsWith("prefetch");
  if (!isPrefetch || !response.ok || response.headers.has("Cache-Control")) return;
  response.headers.set("Cache-Control", `private, max-age=${MAX_AGE_SECONDS}`);
}
