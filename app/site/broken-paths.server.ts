import { listPublishedPaths } from "#app/domain/content-store/published-content.server.ts";
import { listPublishedPages } from "#app/domain/pages/pages.server.ts";
import { stableAddress } from "#app/languages/addresses.ts";
import { paths } from "#app/paths/paths.ts";

/** The given internal paths without a public page; files are not checked. */
export async function listBrokenPaths(candidates: string[]): Promise<string[]> {
  const [pages, contentPaths] = await Promise.all([listPublishedPages(), listPublishedPaths()]);
  const known = new Set([
    paths.home(),
    paths.letsTalk(),
    paths.newsFeed(),
    paths.sitemap(),
    ...pages.map(({ path }) => path),
    ...contentPaths,
  ]);
  return candidates.filter((candidate) => {
    const path = candidate.replace(/[?#].*$/, "").replace(/(?<=.)\/$/, "");
    const isFile = /\.[a-z0-9]{1,5}$/i.test(path) || path.startsWith("/media/");
    return !isFile && !known.has(stableAddress(path));
  });
}
