import { listPublishedPaths } from "#app/domain/content-store/published-content.server.ts";
import { listPublishedPages } from "#app/domain/pages/pages.server.ts";
import { contentLanguagesOf, editionOf } from "#app/domain/settings/edition.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { addressIn, stableAddress } from "#app/languages/addresses.ts";
import { prefixOf } from "#app/languages/language.ts";
import { paths } from "#app/paths/paths.ts";

/**
 * The given internal paths without a public page in any language of the site; files are not checked. Stored addresses
 * are those of the language of the request.
 */
export async function listBrokenPaths(candidates: string[]): Promise<string[]> {
  const settings = await getSettings();
  const languages = contentLanguagesOf(settings);
  const [contentPaths, ...pages] = await Promise.all([
    listPublishedPaths(languages),
    ...languages.map((language) => listPublishedPages(language)),
  ]);
  const known = new Set([
    ...languages.map((language) => prefixOf(language) || paths.home()),
    ...languages.map((language) => prefixOf(language) + paths.letsTalk()),
    ...languages.map((language) => prefixOf(language) + paths.search()),
    paths.newsFeed(),
    paths.sitemap(),
    ...pages.flat().map(({ path }) => path),
    ...contentPaths,
  ]);
  const edition = editionOf(settings);
  return candidates.filter((candidate) => {
    const path = addressIn(candidate, edition)
      .replace(/[?#].*$/, "")
      .replace(/(?<=.)\/$/, "");
    const isFile = /\.[a-z0-9]{1,5}$/i.test(path) || path.startsWith("/media/");
    return !isFile && !known.has(stableAddress(path));
  });
}
