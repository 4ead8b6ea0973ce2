import { z } from "zod";
import { type PageFieldName, type PageFields, pageFieldsSchema } from "#app/domain/pages/draft.ts";

const optional = (name: Exclude<PageFieldName, "title" | "noindex">) =>
  z
    .string()
    .nullish()
    .transform((value) => value ?? null)
    .pipe(pageFieldsSchema.shape[name]);

/** What the form of a page's fields sends: a draft, so everything may be empty. */
export const detailsSchema = z.object({
  saveId: z.uuid(),
  baseVersion: z.coerce.number().int().positive(),
  title: pageFieldsSchema.shape.title.default(""),
  extendedTitle: optional("extendedTitle"),
  excerpt: optional("excerpt"),
  coverImage: optional("coverImage"),
  searchTitle: optional("searchTitle"),
  searchDescription: optional("searchDescription"),
  socialImage: optional("socialImage"),
  noindex: z.boolean().default(false),
});

/** What the fields are called, in forms, comparisons and conflicts. */
export const fieldLabels: Record<PageFieldName, string> = {
  title: "Title",
  extendedTitle: "Extended title",
  excerpt: "Excerpt",
  coverImage: "Cover",
  searchTitle: "Search title",
  searchDescription: "Search description",
  socialImage: "Sharing picture",
  noindex: "Keep out of search engines",
};

/** A field's value in words. */
export function fieldInWords(value: PageFields[PageFieldName]): string {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  return value || "Empty";
}
