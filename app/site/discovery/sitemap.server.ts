import { Readable } from "node:stream";
import { SitemapStream, streamToPromise } from "sitemap";
import { listPublishedNews } from "#app/domain/news/news.server.ts";
import { listPublishedPages } from "#app/domain/pages/pages.server.ts";
import { paths } from "#app/http/paths.ts";
import { siteUrl } from "#app/http/site-url.server.ts";

/** The XML of every address that search engines may list, with the day its content last changed. */
export async function renderSitemap(): Promise<string> {
  const [pages, news] = await Promise.all([listPublishedPages(), listPublishedNews()]);
  const entries = [
    { url: paths.home() },
    ...pages
      .filter(({ noindex }) => !noindex)
      .map(({ path, updatedAt }) => ({ url: path, lastmod: updatedAt.toISOString() })),
    { url: paths.news() },
    ...news.map(({ slug, updatedAt }) => ({ url: paths.article(slug), lastmod: updatedAt.toISOString() })),
    { url: paths.letsTalk() },
  ];
  const xml = await streamToPromise(Readable.from(entries).pipe(new SitemapStream({ hostname: siteUrl })));
  return xml.toString();
}
