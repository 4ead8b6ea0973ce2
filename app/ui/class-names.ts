/** Joins class names and omits falsy values. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}

/** The class for a page's title: longer titles are smaller, so that 140 characters leave room for the content below. */
export function displaySize(title: string): string {
  if (title.length > 100) return "display-longest";
  if (title.length > 60) return "display-long";
  return "display-page";
}
