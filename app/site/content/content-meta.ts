import type { MetaDescriptor } from "@remix-run/node";
import type { ContentPage } from "#app/site/content-page.server.ts";
import { pageMeta, unlistedMeta } from "#app/site/page-meta.ts";

interface ContentMetaArgs {
  data: ContentPage | undefined;
  matches: { id: string; data?: unknown }[];
}

/** The `meta` of the content routes. */
export function contentMeta({ data: page, matches }: ContentMetaArgs): MetaDescriptor[] {
  if (!page) return unlistedMeta(matches, "Nothing here");
  const { title, description, image, isHidden } = page.listing;
  return [
    ...pageMeta(matches, { title, description, path: page.path, image }),
    ...(isHidden ? [{ name: "robots", content: "noindex" }] : []),
  ];
}
