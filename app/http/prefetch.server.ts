/** Seconds from the prefetch until the visitor follows the link. */
const MAX_AGE_SECONDS = 10;

/**
 * Lets the browser keep what it has fetched ahead until the visitor presses the link; without it, some ask twice.
 * What an answer says itself of how long it may be kept stands.
 */
export function cachePrefetched(request: Request, response: Response) {
  const isPrefetch = request.headers.get("Sec-Purpose")?.startsWith("prefetch");
  if (!isPrefetch || !response.ok || response.headers.has("Cache-Control")) return;
  response.headers.set("Cache-Control", `private, max-age=${MAX_AGE_SECONDS}`);
}
