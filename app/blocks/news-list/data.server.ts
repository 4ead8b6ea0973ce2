import { listPublishedNews } from "#app/domain/content-store/published-content.server.ts";
import type { NewsListProps } from "./schema.ts";

/** Returns the newest published articles, optionally with a tag (case-insensitive). */
export default async function loadNewsList({ limit, tag }: NewsListProps) {
  const found = await listPublishedNews(tag ? undefined : limit);
  const fitting = tag ? found.filter(({ tags }) => tags.some((each) => isSame(each, tag))) : found;
  return {
    articles: fitting.slice(0, limit).map(({ slug, title, excerpt, publishedDate, tags }) => ({
      slug,
      title,
      excerpt,
      publishedDate,
      tags,
    })),
  };
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
