/** Joins class names and omits falsy values. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}

/** The lead of a page and, on wide screens beside it, its facts. */
export const openingGrid =
  "hero-grid mt-9 grid grid-cols-1 items-start gap-x-6 gap-y-9 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]";

/** The class for a page's title: longer titles are smaller, so that 140 characters leave room for the content below. */
export function displaySize(title: string): string {
  if (title.length > 100) return "display-longest";
  if (title.length > 60) return "display-long";
  return "display-page";
}
