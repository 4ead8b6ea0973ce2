import { z } from "zod";
import { nullable } from "#app/admin/entries/nullable.ts";
import { pictureAddress } from "#app/domain/links/picture-address.ts";
import { type ArticleDraft, articleDraftSchema } from "#app/domain/news/article.ts";
import { parseBoundedJson } from "#app/http/bounded-json.ts";

const { shape } = articleDraftSchema;

/** What the form of an article sends: a draft, so everything may be empty. */
export const articleFormSchema = z.object({
  title: shape.title.default(""),
  excerpt: nullable(shape.excerpt),
  /** A rich text document as JSON. */
  body: z
    .string()
    .transform((json, context) => {
      try {
        return parseBoundedJson(json);
      } catch {
        context.addIssue("The text has arrived damaged; nothing of it was saved");
        return z.NEVER;
      }
    })
    .pipe(shape.body),
  coverImage: nullable(pictureAddress.nullable()),
  author: nullable(shape.author),
  tags: z
    .string()
    .default("")
    .transform((typed) => [...new Set(typed.split(",").map((tag) => tag.trim()))].filter(Boolean))
    .pipe(shape.tags),
  publishedDate: nullable(shape.publishedDate),
});

/** A field's value as its control holds it. */
export function articleAsTyped(value: ArticleDraft[keyof ArticleDraft]): string {
  if (Array.isArray(value)) return value.join(", ");
  if (typeof value === "object" && value !== null) return JSON.stringify(value);
  return value ?? "";
}
