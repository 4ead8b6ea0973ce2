import { and, desc, eq, sql } from "drizzle-orm";
import { type RichText, richTextSchema } from "#app/domain/rich-text/document.ts";
import { db } from "#app/platform/database.server.ts";
import { log } from "#app/platform/log.server.ts";
import { news } from "#db/schema/news.ts";

export type NewsItem = Omit<typeof news.$inferSelect, "body">;
export type Article = NewsItem & { body: RichText };

/** Articles without a date come last. */
const newestFirst = [sql`${news.publishedDate} desc nulls last`, desc(news.createdAt)];

/** Published articles, newest first, without their bodies; the first `limit` of them. Warns when there are none. */
export async function listPublishedNews(limit?: number): Promise<NewsItem[]> {
  const query = db.query.news.findMany({
    columns: { body: false },
    where: eq(news.isPublished, true),
    orderBy: newestFirst,
    limit,
  });
  const found = await query;
  if (found.length === 0) log.warn("no news are published");
  return found;
}

/** A body that is not a rich text document is logged and read as empty. */
export async function findPublishedNews(slug: string): Promise<Article | undefined> {
  const [article] = await db
    .select()
    .from(news)
    .where(and(eq(news.slug, slug), eq(news.isPublished, true)));
  if (!article) return undefined;

  const body = richTextSchema.safeParse(article.body ?? { type: "doc", content: [] });
  if (!body.success) log.warn({ slug, issues: body.error.issues }, "the body of an article is not rich text");
  return { ...article, body: body.data ?? { type: "doc", content: [] } };
}
