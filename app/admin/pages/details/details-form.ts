import { z } from "zod";
import { type PageFieldName, pageFieldsSchema } from "#app/domain/pages/draft.ts";

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
