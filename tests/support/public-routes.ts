import type { DemoPage } from "#db/seed/demo/demo.ts";
import { demoNews } from "#db/seed/demo/news/index.ts";
import { demoPages } from "#db/seed/demo/pages/index.ts";

/** The addresses of the demo site that a visitor can reach: all that is in its sitemap. */
export const publicRoutes = [
  "/",
  ...demoPages.flatMap((page) => pathsFrom(page)),
  "/news",
  ...demoNews.map(({ slug }) => `/news/${slug}`),
  "/lets-talk",
];

function pathsFrom({ slug, children = [], isPublished }: DemoPage, above = ""): string[] {
  const path = `${above}/${slug}`;
  return isPublished === false ? [] : [path, ...children.flatMap((child) => pathsFrom(child, path))];
}
