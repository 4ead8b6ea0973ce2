import { Feed } from "feed";
import { listPublishedNews } from "#app/domain/news/news.server.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { paths } from "#app/http/paths.ts";
import { siteUrl } from "#app/http/site-url.server.ts";

const mostArticles = 50;

/** The newest articles as RSS 2.0. */
export async function renderNewsFeed(): Promise<string> {
  const [news, settings] = await Promise.all([listPublishedNews(mostArticles), getSettings()]);
  const feed = new Feed({
    id: siteUrl + paths.news(),
    title: settings.brand_name,
    description: settings.brand_tagline,
    link: siteUrl + paths.news(),
    feedLinks: { rss: siteUrl + paths.newsFeed() },
    language: "en",
    copyright: settings.footer_copyright,
    updated: news[0]?.updatedAt,
  });
  for (const { slug, title, excerpt, author, tags, publishedDate, createdAt } of news) {
    const link = siteUrl + paths.article(slug);
    feed.addItem({
      id: link,
      link,
      title,
      description: excerpt ?? undefined,
      author: author ? [{ name: author }] : undefined,
      category: tags.map((name) => ({ name })),
      date: publishedDate ?? createdAt,
    });
  }
  return feed.rss2();
}
