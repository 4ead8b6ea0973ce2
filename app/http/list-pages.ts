/** Rows per page of a public list. */
export const LIST_PAGE_SIZE = 12;

/** `/news`, `/news/page/2`. */
export function listPagePath(list: string, page: number | string): string {
  return page === 1 ? list : `${list}/page/${page}`;
}

/** Returns the page number of the rest of a list's path; undefined for an item. The first page has no number. */
export function listPageOf(rest: string): number | undefined {
  if (rest === "") return 1;
  const [, digits] = /^page\/([2-9]|[1-9]\d{1,3})$/.exec(rest) ?? [];
  return digits === undefined ? undefined : Number(digits);
}
