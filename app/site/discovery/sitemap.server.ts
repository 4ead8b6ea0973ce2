import { Readable } from "node:stream";
import { SitemapStream, streamToPromise } from "sitemap";
import { isHome } from "#app/domain/pages/home.ts";
import { listPublishedPages } from "#app/domain/pages/pages.server.ts";
import { editionOf } from "#app/domain/settings/edition.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { siteUrl } from "#app/http/request.server.ts";
import { paths } from "#app/paths/paths.ts";
import { sitePathsIn } from "#app/paths/site-paths.ts";
import { publicTypes } from "#app/site/content-types/public-types.server.ts";

/**
 * Returns the sitemap: every address that search engines may index, with the time of its last content change. The home
 * page and the enquiry form render settings and have no date.
 */
export async function renderSitemap(): Promise<string> {
  const edition = editionOf(await getSettings());
  const [pages, ...types] = await Promise.all([
    listPublishedPages(),
    ...publicTypes.map(async ({ address, listAddresses }) => ({
      path: address.list(edition),
      rows: await listAddresses(edition),
    })),
  ]);
  const entries = [
    ...(pages.find(isHome)?.noindex ? [] : [{ url: paths.home() }]),
    ...pages
      .filter((page) => !page.noindex && !isHome(page))
      .map(({ path, updatedAt }) => entry(path, updatedAt)),
    ...types.flatMap(({ path, rows }) => {
      if (rows.length === 0) return [];
      return [entry(path, latest(rows)), ...rows.map((row) => entry(row.path, row.updatedAt))];
    }),
    { url: sitePathsIn(edition).letsTalk() },
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
