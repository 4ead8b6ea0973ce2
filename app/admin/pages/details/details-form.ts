import { z } from "zod";
import { editedPageFieldsSchema, type PageFieldName, type PageFields } from "#app/domain/pages/draft.ts";

const optional = (name: Exclude<PageFieldName, "title" | "noindex">) =>
  z
    .string()
    .nullish()
    .transform((value) => value ?? null)
    .pipe(editedPageFieldsSchema.shape[name]);

/** What the form of a page's fields sends: a draft, so everything may be empty. */
export const detailsSchema = z.object({
  title: editedPageFieldsSchema.shape.title.default(""),
  extendedTitle: optional("extendedTitle"),
  excerpt: optional("excerpt"),
  coverImage: optional("coverImage"),
  searchTitle: optional("searchTitle"),
  searchDescription: optional("searchDescription"),
  socialImage: optional("socialImage"),
  noindex: z.boolean().default(false),
});

/** A field's value as its control sends it. */
export function fieldAsTyped(value: PageFields[PageFieldName]): string {
  if (typeof value === "boolean") return value ? "on" : "";
  return value ?? "";
}
