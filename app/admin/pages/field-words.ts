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

/** What to know of a field, wherever it is edited. */
export const fieldHints = {
  coverImage: "Shown in lists. A path like /art/cover.avif, or a web address.",
  socialImage: "Replaces the generated sharing picture. 1200 × 630 pixels fit everywhere.",
} satisfies Partial<Record<PageFieldName, string>>;

/** A field's value in words. */
export function fieldInWords(value: PageFields[PageFieldName]): string {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  return value || "Empty";
}
