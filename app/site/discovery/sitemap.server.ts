import { Readable } from "node:stream";
import { SitemapStream, streamToPromise } from "sitemap";
import { listPublishedNews } from "#app/domain/news/news.server.ts";
import { listPublishedPages } from "#app/domain/pages/pages.server.ts";
import { paths } from "#app/http/paths.ts";
import { siteUrl } from "#app/http/site-url.server.ts";

/**
 * The XML of every address that search engines may list, with the moment its content last changed. The home page and
 * the enquiry form are made of settings and go without one.
 */
export async function renderSitemap(): Promise<string> {
  const [pages, news] = await Promise.all([listPublishedPages(), listPublishedNews()]);
  const entries = [
    { url: paths.home() },
    ...pages.filter(({ noindex }) => !noindex).map(({ path, updatedAt }) => entry(path, updatedAt)),
    entry(paths.news(), latest(news)),
    ...news.map(({ slug, updatedAt }) => entry(paths.article(slug), updatedAt)),
    { url: paths.letsTalk() },
  ];
  const xml = await streamToPromise(Readable.from(entries).pipe(new SitemapStream({ hostname: siteUrl })));
  return xml.toString();
}

function entry(url: string, changedAt: Date | undefined) {
  return changedAt ? { url, lastmod: changedAt.toISOString() } : { url };
}

function latest(changes: { updatedAt: Date }[]): Date | undefined {
  return changes.map(({ updatedAt }) => updatedAt).toSorted((a, b) => b.getTime() - a.getTime())[0];
}
