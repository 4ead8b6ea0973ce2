import { type DemoPage, readDemoJobOpenings, readDemoNews, readDemoPages } from "#demo/content.ts";

/** The public addresses of the demo site: all that are in its sitemap. */
export const publicRoutes = [
  "/",
  ...readDemoPages().flatMap((page) => pathsFrom(page)),
  "/news",
  ...readDemoNews().map(({ slug }) => `/news/${slug}`),
  "/about/careers",
  ...readDemoJobOpenings().map(({ slug }) => `/about/careers/${slug}`),
  "/lets-talk",
];

function pathsFrom({ slug, children, isPublished }: DemoPage, above = ""): string[] {
  const path = `${above}/${slug}`;
  return !isPublished ? [] : [path, ...children.flatMap((child) => pathsFrom(child, path))];
}
