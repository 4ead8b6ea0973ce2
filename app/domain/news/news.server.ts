import { type ListedContent, listPublished } from "#app/domain/content-store/published-content.server.ts";
import { type ContentTypes, contentTypes } from "#app/domain/content-types/registry.ts";

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
