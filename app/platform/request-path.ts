/**
 * A request's path for log, metrics and traces: without the token of a preview link, without email addresses mistaken
 * for pages, and without the query.
 */
export function shownPath(url: string): string {
  const [path = ""] = url.split("?");
  return path
    .replace(/^\/preview\/(?!(?:frame|framed|page|settings|content)\/)[^/]+/i, "/preview/…")
    .replace(/[^/]*(?:@|%40)[^/]*/gi, "…");
}
