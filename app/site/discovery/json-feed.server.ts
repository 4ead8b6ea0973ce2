import type { Article } from "#app/domain/news/news.server.ts";
import type { Settings } from "#app/domain/settings/registry.ts";
import { paths } from "#app/http/paths.ts";
import { newsDescription } from "#app/site/news/news-words.ts";
import { absolute } from "./absolute.server.ts";
import { articleHtml } from "./article-html.server.ts";
import { feedFormats, feedTitle } from "./feed-formats.server.ts";

/** https://www.jsonfeed.org/version/1.1; the library that writes the others knows version 1 only. */
export function jsonFeed(news: Article[], settings: Settings): string {
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title: feedTitle(settings),
    description: newsDescription,
    home_page_url: absolute(paths.news()),
    feed_url: absolute(feedFormats.json.path),
    icon: absolute("/icon-512.png"),
    language: "en",
    authors: [{ name: settings.brand_name, url: absolute(paths.home()) }],
    items: news.map(itemOf),
  });
}

function itemOf(article: Article) {
  const { slug, title, excerpt, author, tags, coverImage, publishedDate, createdAt, updatedAt } = article;
  const url = absolute(paths.article(slug));
  return {
    id: url,
    url,
    title,
    content_html: articleHtml(article),
    ...(excerpt && { summary: excerpt }),
    ...(coverImage && { image: absolute(coverImage) }),
    date_published: (publishedDate ?? createdAt).toISOString(),
    date_modified: updatedAt.toISOString(),
    ...(author && { authors: [{ name: author }] }),
    ...(tags.length > 0 && { tags }),
  };
}
