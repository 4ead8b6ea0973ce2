import { eq } from "drizzle-orm";
import { type ListedContent, listPublished } from "#app/domain/content-store/published-content.server.ts";
import { type ContentTypes, contentTypes } from "#app/domain/content-types/registry.ts";
import { db } from "#app/platform/database.server.ts";
import { news } from "#db/schema/news.ts";

/** An article in lists. */
export type NewsItem = Omit<ListedContent<ContentTypes["article"]>, "publishedDate"> & {
  publishedDate: Date | null;
};

/** Published articles, newest first; the first `limit` of them. */
export async function listPublishedNews(limit?: number): Promise<NewsItem[]> {
  const articles = await listPublished(contentTypes.article, limit);
  return articles.map(({ publishedDate, ...article }) => ({
    ...article,
    publishedDate: publishedDate ? new Date(publishedDate) : null,
  }));
}

/** Whether a list of news would have anything in it. */
export async function hasPublishedNews(): Promise<boolean> {
  return (await db.$count(news, eq(news.isPublished, true))) > 0;
}
