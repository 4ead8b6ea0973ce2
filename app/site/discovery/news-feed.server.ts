import { Feed } from "feed";
import { type Article, listNewestArticles } from "#app/domain/news/news.server.ts";
import type { Settings } from "#app/domain/settings/registry.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { paths } from "#app/http/paths.ts";
import { copyrightLine } from "#app/site/copyright-line.server.ts";
import { newsDescription } from "#app/site/news/news-words.ts";
import { absolute } from "./absolute.server.ts";
import { articleHtml } from "./article-html.server.ts";
import { type FeedFormat, feedFormats, feedTitle } from "./feed-formats.server.ts";
import { jsonFeed } from "./json-feed.server.ts";

const mostArticles = 50;

/** The newest articles, whole. */
export async function renderNewsFeed(format: FeedFormat): Promise<string> {
  const [news, settings] = await Promise.all([listNewestArticles(mostArticles), getSettings()]);
  if (format === "json") return jsonFeed(news, settings);
  const feed = xmlFeed(news, settings, format);
  return format === "atom" ? feed.atom1() : feed.rss2();
}

function xmlFeed(news: Article[], settings: Settings, format: "rss" | "atom"): Feed {
  const address = absolute(paths.news());
  const feed = new Feed({
    id: address,
    title: feedTitle(settings),
    description: newsDescription,
    link: address,
    feedLinks: { [format]: absolute(feedFormats[format].path) },
    language: "en",
    author: { name: settings.brand_name },
    copyright: copyrightLine(settings),
    generator: false,
    // Atom demands a moment, even where nothing has happened yet.
    updated: latest(news) ?? new Date(0),
  });
  for (const article of news) {
    const { slug, title, excerpt, author, tags, publishedDate, createdAt, updatedAt } = article;
    const link = absolute(paths.article(slug));
    feed.addItem({
      id: link,
      link,
      title,
      description: excerpt ?? undefined,
      content: articleHtml(article),
      // RSS wants addresses for authors; Dublin Core takes names.
      ...(author && format === "rss" && { extensions: [{ name: "dc:creator", objects: { _text: author } }] }),
      ...(author && format === "atom" && { author: [{ name: author }] }),
      category: tags.map((name) => ({ name, term: name })),
      published: publishedDate ?? createdAt,
      date: updatedAt,
    });
  }
  return feed;
}

function latest(news: Article[]): Date | undefined {
  const changes = news.map(({ updatedAt }) => updatedAt.getTime());
  return changes.length > 0 ? new Date(Math.max(...changes)) : undefined;
}
