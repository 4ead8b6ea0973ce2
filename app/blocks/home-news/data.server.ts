import { listPublishedNews } from "#app/domain/content-store/published-content.server.ts";
import { drawingAddress } from "#app/flow-field/drawings.server.ts";
import type { ReadSettings } from "../resolve-blocks.server.ts";

/** The section links to the others. */
const MAX_ARTICLES = 3;

/** Newest first; articles without a picture get generated art. */
export default async function loadHomeNews(_props: unknown, readSettings: ReadSettings) {
  const settings = await readSettings();
  if (!settings.home_news_enabled) return null;
  const articles = await listPublishedNews(MAX_ARTICLES);
  if (articles.length === 0) return null;
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
