import { listPublishedNews } from "#app/domain/content-store/published-content.server.ts";
import { pictureAt } from "#app/domain/media/media-item.ts";
import { drawingLookOf } from "#app/domain/settings/drawing-look.ts";
import type { Settings } from "#app/domain/settings/registry.ts";
import { drawingAddress } from "#app/flow-field/drawings.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { ReadSettings } from "../resolve-blocks.server.ts";
import type { NewsListProps } from "./schema.ts";

export type ListedArticle = Awaited<ReturnType<typeof newestArticles>>[number];

/** Null when no article that fits is published, or while the settings hide them. */
export default async function loadNewsList(props: NewsListProps, readSettings: ReadSettings) {
  const settings = await readSettings();
  if (props.source === "block") return shown(await newestArticles(props, settings));
  if (!settings.home_news_enabled) return null;
  return shown(await newestArticles(props, settings), { heading: settings.home_news_title });
}

function shown(articles: ListedArticle[], texts?: { heading: string }) {
  if (articles.length > 0) return { articles, ...(texts && { texts }) };
  log.warn("no articles to list are published");
  return null;
}

/** The newest published articles, optionally with a tag (case-insensitive). Those without a cover get generated art. */
async function newestArticles({ layout, limit, tag }: NewsListProps, settings: Settings) {
  const look = drawingLookOf(settings);
  const found = await listPublishedNews(tag ? undefined : limit);
  const fitting = tag ? found.filter(({ tags }) => tags.some((each) => isSame(each, tag))) : found;
  return fitting.slice(0, limit).map(({ slug, title, excerpt, publishedDate, tags, coverImage }) => ({
    slug,
    title,
    excerpt,
    publishedDate,
    tags,
    ...(layout === "covers" && {
      coverImage: pictureAt(coverImage) ?? drawingAddress(`article-${slug}`, look),
    }),
  }));
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
