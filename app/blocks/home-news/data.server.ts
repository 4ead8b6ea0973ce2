import { listPublishedNews, type NewsItem } from "#app/domain/content-store/published-content.server.ts";
import { drawingAddress } from "#app/flow-field/drawings.server.ts";
import type { ReadSettings } from "../resolve-blocks.server.ts";

export interface HomeNewsData {
  title: string;
  /** Newest first. */
  articles: (Pick<NewsItem, "slug" | "title" | "excerpt" | "publishedDate" | "tags"> & {
    /** The article's picture or generated art. */
    coverImage: string;
  })[];
}

/** The section links to the others. */
const MAX_ARTICLES = 3;

/** Null while the section is disabled. */
export default async function loadHomeNews(
  _: unknown,
  readSettings: ReadSettings,
): Promise<HomeNewsData | null> {
  const settings = await readSettings();
  if (!settings.home_news_enabled) return null;
  const articles = await listPublishedNews(MAX_ARTICLES);
  return {
    title: settings.home_news_title,
    articles: articles.map(({ slug, title, excerpt, publishedDate, tags, coverImage }) => ({
      slug,
      title,
      excerpt,
      publishedDate,
      tags,
      coverImage: coverImage ?? drawingAddress(`article-${slug}`),
    })),
  };
}
