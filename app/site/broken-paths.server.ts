import { listPublishedPaths } from "#app/domain/content-store/published-content.server.ts";
import { listPublishedPages } from "#app/domain/pages/pages.server.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { languagesOf } from "#app/domain/translations/languages.ts";
import { stableAddress } from "#app/languages/addresses.ts";
import { prefixOf } from "#app/languages/language.ts";
import { paths } from "#app/paths/paths.ts";

/** The given internal paths without a public page; files are not checked. */
export async function listBrokenPaths(candidates: string[]): Promise<string[]> {
  const [settings, contentPaths] = await Promise.all([getSettings(), listPublishedPaths()]);
  const languages = languagesOf(settings).map(({ stored }) => stored);
  const pages = await Promise.all(languages.map((language) => listPublishedPages(language)));
  const known = new Set([
    paths.home(),
    ...languages.map((language) => prefixOf(language) + paths.letsTalk()),
    paths.newsFeed(),
    paths.sitemap(),
    ...pages.flat().map(({ path }) => path),
    ...contentPaths,
  ]);
  return candidates.filter((candidate) => {
    const path = candidate.replace(/[?#].*$/, "").replace(/(?<=.)\/$/, "");
    const isFile = /\.[a-z0-9]{1,5}$/i.test(path) || path.startsWith("/media/");
    return !isFile && !known.has(stableAddress(path));
  });
}
