import { z } from "zod";
import { daySchema } from "#app/domain/days/day.ts";
import type { Missing } from "#app/domain/publishing/missing.ts";
import { isEmptyRichText, richTextSchema } from "#app/domain/rich-text/document.ts";
import { pictureProblems } from "#app/domain/rich-text/picture-problems.ts";
import { richTextToPlainText } from "#app/domain/rich-text/plain-text.ts";

const text = (most: number) => z.string().max(most, `Use at most ${most} characters`);
const optional = (most: number) => text(most).nullable();

/** Tags that an article may have. */
const mostTags = 12;

/** All that an editor can change of an article and that goes live when it is published. A draft may leave it empty. */
export const articleDraftSchema = z.object({
  title: text(160),
  excerpt: optional(600),
  body: richTextSchema,
  coverImage: optional(2000),
  author: optional(120),
  tags: z.array(text(40)).max(mostTags, `Use at most ${mostTags} tags`),
  /** The day that stands above it; null means the day it goes out. */
  publishedDate: daySchema("This is not a day").nullable(),
});
export type ArticleDraft = z.output<typeof articleDraftSchema>;

export const newArticleSchema = z.object({
  title: z.string("The article needs a title").trim().min(1, "The article needs a title").pipe(text(160)),
});
export type NewArticle = z.output<typeof newArticleSchema>;

/** Everything that must be filled in before an article can be published. */
export function missingInArticle({ title, body }: ArticleDraft): Missing[] {
  const missing = (field: keyof ArticleDraft, message: string) => ({ blockId: null, path: [field], message });
  return [
    ...(title.trim() ? [] : [missing("title", "The article needs a title")]),
    ...(isEmptyRichText(body) ? [missing("body", "The article has no text yet")] : []),
    ...pictureProblems(body).map((problem) => missing("body", problem)),
  ];
}

/** What the fields are called, in forms, comparisons and conflicts. */
export const articleLabels: Record<keyof ArticleDraft, string> = {
  title: "Title",
  excerpt: "Excerpt",
  body: "Text",
  coverImage: "Cover",
  author: "Author",
  tags: "Tags",
  publishedDate: "Date",
};

/** A field's value in words. */
export function articleInWords(value: ArticleDraft[keyof ArticleDraft]): string {
  if (Array.isArray(value)) return value.join(", ") || "Empty";
  if (typeof value === "object" && value !== null) return richTextToPlainText(value) || "Empty";
  return value || "Empty";
}
