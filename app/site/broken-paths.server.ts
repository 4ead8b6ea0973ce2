import { listPublishedPaths } from "#app/domain/content-store/published-content.server.ts";
import { listPublishedPages } from "#app/domain/pages/pages.server.ts";
import { furtherLanguages } from "#app/http/language.server.ts";
import { stableAddress } from "#app/languages/addresses.ts";
import { prefixOf } from "#app/languages/language.ts";
import { contentLanguage, inContentLanguage } from "#app/languages/requested-language.server.ts";
import { paths } from "#app/paths/paths.ts";

/** The given internal paths without a public page in any language of the site; files are not checked. */
export async function listBrokenPaths(candidates: string[]): Promise<string[]> {
  const languages = ["" as const, ...(await furtherLanguages())];
  const known = new Set(
    (await Promise.all(languages.map((each) => inContentLanguage(each, listPaths)))).flat(),
  );
  return candidates.filter((candidate) => {
    const path = candidate.replace(/[?#].*$/, "").replace(/(?<=.)\/$/, "");
    const isFile = /\.[a-z0-9]{1,5}$/i.test(path) || path.startsWith("/media/");
    return !isFile && !known.has(stableAddress(path));
  });
}

/** The paths in the language of the request. */
async function listPaths(): Promise<string[]> {
  const [pages, contentPaths] = await Promise.all([listPublishedPages(), listPublishedPaths()]);
  const prefix = prefixOf(contentLanguage());
  return [
    prefix || paths.home(),
    prefix + paths.letsTalk(),
    ...(prefix ? [] : [paths.newsFeed(), paths.sitemap()]),
    ...pages.map(({ path }) => path),
    ...contentPaths,
  ];
}
