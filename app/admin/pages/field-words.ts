import type { PageFieldName, PageFields } from "#app/domain/pages/draft.ts";

/** What the fields of a page are called, in forms, comparisons and conflicts. */
export const fieldLabels: Record<PageFieldName, string> = {
  title: "Title",
  extendedTitle: "Extended title",
  excerpt: "Excerpt",
  coverImage: "Cover",
  searchTitle: "Search title",
  searchDescription: "Search description",
  socialImage: "Picture when shared",
  noindex: "Keep out of search engines",
};

/** A field's value in words. */
export function fieldInWords(value: PageFields[PageFieldName]): string {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  return value || "Empty";
}
