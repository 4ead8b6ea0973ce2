/** Single slashes only, so that a path never reads as another site's address. */
export function canonicalPath(pathname: string): string {
  return (
    pathname
      .replace(/\/{2,}/g, "/")
      .replace(/(?<=.)\/$/, "")
      // What is percent-encoded keeps its case: `%C3` and `%c3` are the same letter, and browsers write the first.
      .replace(/%[0-9a-f]{2}|[^%]+/gi, (part) => (part.startsWith("%") ? part : part.toLowerCase()))
  );
}
