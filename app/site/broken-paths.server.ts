import { listPublishedPages } from "#app/domain/pages/pages.server.ts";
import { paths } from "#app/http/paths.ts";
import { publicTypes } from "./content-types/public-types.server.ts";

/** The site's own paths among the given ones that lead to nothing a visitor can see; files are not looked for. */
export async function listBrokenPaths(candidates: string[]): Promise<string[]> {
  const [pages, ...types] = await Promise.all([
    listPublishedPages(),
    ...publicTypes.map(async ({ path, listItems }) => [
      path,
      ...(await listItems()).map((item) => item.path),
    ]),
  ]);
  const known = new Set([
    paths.home(),
    paths.letsTalk(),
    paths.newsFeed(),
    paths.sitemap(),
    ...pages.map(({ path }) => path),
    ...types.flat(),
  ]);
  return candidates.filter((candidate) => {
    const path = candidate.replace(/[?#].*$/, "").replace(/(?<=.)\/$/, "");
    const isFile = /\.[a-z0-9]{1,5}$/i.test(path) || path.startsWith("/media/");
    return !isFile && !known.has(path);
  });
}
