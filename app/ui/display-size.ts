/**
 * The class that sets a page's title: the longer, the smaller, so that one of 140 characters still leaves room for
 * what follows.
 */
export function displaySize(title: string): string {
  if (title.length > 100) return "display-longest";
  if (title.length > 60) return "display-long";
  return "display-page";
}
