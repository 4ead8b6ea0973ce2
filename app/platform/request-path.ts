/**
 * A request's path as the log, metrics and traces may show it: without the token that opens a shared preview, and
 * without a mail address that somebody took for a page. What stands behind the question mark is not in it.
 */
export function shownPath(url: string): string {
  const [path = ""] = url.split("?");
  return path
    .replace(/^\/preview\/(?!(?:frame|framed|page|settings|content)\/)[^/]+/i, "/preview/…")
    .replace(/[^/]*(?:@|%40)[^/]*/gi, "…");
}
