import { isHome } from "#app/domain/pages/home.ts";
import type { Language } from "#app/languages/language.ts";
import { furtherEdition } from "#app/languages/language.ts";
import { sitePathsIn } from "#app/paths/site-paths.ts";
import {
  type DemoPage,
  readDemoJobOpenings,
  readDemoLanguages,
  readDemoNews,
  readDemoPages,
} from "#demo/content.ts";

/** The public addresses of the demo site: all that are in its sitemap. */
export const publicRoutes = [
  "/",
  ...readDemoPages().flatMap((page) => pathsFrom(page)),
  "/news",
  ...readDemoNews().map(({ slug }) => `/news/${slug}`),
  "/about/careers",
  ...readDemoJobOpenings().map(({ slug }) => `/about/careers/${slug}`),
  "/lets-talk",
  ...readDemoLanguages().flatMap(furtherRoutes),
];

/** Those of a further language, which has pages only. */
function furtherRoutes(language: Language): string[] {
  const edition = furtherEdition(language);
  const paths = readDemoPages(language).flatMap((page) => pathsFrom(page, edition.prefix));
  return [...paths, sitePathsIn(edition).letsTalk()];
}

function pathsFrom(page: DemoPage, above = ""): string[] {
  const path = isHome(page) ? above : `${above}/${page.slug}`;
  return !page.isPublished ? [] : [path, ...page.children.flatMap((child) => pathsFrom(child, path))];
}
