/** Collapses slashes, so that a path is never taken for another site's address. */
export function canonicalPath(pathname: string): string {
  return (
    pathname
      .replace(/\/{2,}/g, "/")
      .replace(/(?<=.)\/$/, "")
      // Keeps the case of percent encoding: `%C3` and `%c3` are equivalent, and browsers send upper case.
      .replace(/%[0-9a-f]{2}|[^%]+/gi, (part) => (part.startsWith("%") ? part : part.toLowerCase()))
  );
}
