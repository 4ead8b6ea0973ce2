import { readBlocks } from "#app/blocks/read-blocks.ts";
import { resolveBlocks } from "#app/blocks/resolve-blocks.server.ts";
import type { ResolvedBlock } from "#app/blocks/resolved-block.ts";
import type { PageLink } from "#app/domain/pages/page.ts";
import { nextPage } from "#app/domain/pages/page-index.ts";
import { findPublishedPage, listPublishedPages } from "#app/domain/pages/pages.server.ts";
import { log } from "#app/platform/log.server.ts";

export interface ContentPage {
  slug: string;
  title: string;
  extendedTitle: string | null;
  excerpt: string | null;
  coverImage: string | null;
  path: string;
  updatedAt: Date;
  /** The pages above it, from the top. */
  trail: PageLink[];
  blocks: ResolvedBlock[];
  next?: PageLink;
}

/**
 * Everything the page at a path of slugs shows; undefined unless it and its whole parent chain are published.
 * Blocks that do not fit their schema are left out and logged.
 */
export async function readContentPage(slugs: string[]): Promise<ContentPage | undefined> {
  const [found, index] = await Promise.all([findPublishedPage(slugs), listPublishedPages()]);
  if (!found) return undefined;

  const { page, trail } = found;
  const { blocks, problems } = readBlocks(page.content);
  for (const problem of problems) log.warn({ page: page.slug, ...problem }, "a block of a page is left out");

  const next = nextPage(index, page.slug);
  return {
    slug: page.slug,
    title: page.title,
    extendedTitle: page.extendedTitle,
    excerpt: page.excerpt,
    coverImage: page.coverImage,
    path: `/${slugs.join("/")}`,
    updatedAt: page.updatedAt,
    trail: trail.map(({ title }, level) => ({ title, path: `/${slugs.slice(0, level + 1).join("/")}` })),
    blocks: await resolveBlocks(blocks),
    ...(next ? { next: { title: next.title, path: next.path } } : {}),
  };
}
