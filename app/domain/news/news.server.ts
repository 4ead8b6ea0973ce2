import { and, desc, eq, sql } from "drizzle-orm";
import { type RichText, richTextSchema } from "#app/domain/rich-text/document.ts";
import { db } from "#app/platform/database.server.ts";
import { log } from "#app/platform/log.server.ts";
import { news } from "#db/schema/news.ts";

/** What visitors may know of an article; what its editors do with it stays here. */
const publicColumns = {
  id: news.id,
  slug: news.slug,
  title: news.title,
  excerpt: news.excerpt,
  coverImage: news.coverImage,
  author: news.author,
  tags: news.tags,
  publishedDate: news.publishedDate,
  createdAt: news.createdAt,
  updatedAt: news.updatedAt,
};

type Column = keyof typeof publicColumns;
export type NewsItem = Pick<typeof news.$inferSelect, Column>;
export type Article = NewsItem & { body: RichText };

/** Articles without a date come last. */
export const newestFirst = [sql`${news.publishedDate} desc nulls last`, desc(news.createdAt)];

/** Published articles, newest first, without their bodies; the first `limit` of them. Warns when there are none. */
export async function listPublishedNews(limit?: number): Promise<NewsItem[]> {
  const query = db
    .select(publicColumns)
    .from(news)
    .where(eq(news.isPublished, true))
    .orderBy(...newestFirst)
    .$dynamic();
  const found = await (limit === undefined ? query : query.limit(limit));
  if (found.length === 0) log.warn("no news are published");
  return found;
}

/** The newest published articles, whole. */
export async function listNewestArticles(limit: number): Promise<Article[]> {
  const found = await db
    .select({ ...publicColumns, body: news.body })
    .from(news)
    .where(eq(news.isPublished, true))
    .orderBy(...newestFirst)
    .limit(limit);
  return found.map((article) => ({ ...article, body: readBody(article) }));
}

/** A body that is not a rich text document is logged and read as empty. */
export async function findPublishedNews(slug: string): Promise<Article | undefined> {
  const [article] = await db
    .select({ ...publicColumns, body: news.body })
    .from(news)
    .where(and(eq(news.slug, slug), eq(news.isPublished, true)));
  return article && { ...article, body: readBody(article) };
}

/** The body of an article as a document; what is none is logged and read as empty. */
export function readBody({ slug, body }: { slug: string; body: unknown }): RichText {
  const empty: RichText = { type: "doc", content: [] };
  const document = richTextSchema.safeParse(body ?? empty);
  if (!document.success)
    log.warn({ slug, issues: document.error.issues }, "the body of an article is not rich text");
  return document.data ?? empty;
}
