import type { CSSProperties } from "react";
import { drawingAddress } from "#app/air/drawings.server.ts";
import type { ResolvedBlock } from "#app/blocks/resolved-block.ts";
import { isHome } from "#app/domain/pages/home.ts";
import type { PageLink, PublishedPage } from "#app/domain/pages/page.ts";
import { childrenOf, nextPage } from "#app/domain/pages/page-index.ts";
import { findPublishedPage, listPublishedPages, type PageOnPath } from "#app/domain/pages/pages.server.ts";
import { findPreviewPage, type PreviewOf } from "#app/domain/pages/preview.server.ts";
import { paths } from "#app/http/paths.ts";
import { sharedElement } from "#app/ui/shared-element.ts";
import { publishedBlocks } from "./published-blocks.server.ts";
import { withUploads } from "./uploaded-pictures.server.ts";

interface NextLink extends PageLink {
  excerpt: string | null;
  /** Of a case: its cover as a background, and the names of cover and title for view transitions. */
  styles?: { cover: CSSProperties; title: CSSProperties };
}

export interface ContentPage {
  slug: string;
  title: string;
  extendedTitle: string | null;
  excerpt: string | null;
  coverImage: string | null;
  /** Address of the drawing that it opens with where nobody has chosen a picture. */
  drawing: string;
  path: string;
  updatedAt: Date;
  /** What search engines and other sites show of it; without a picture of its own, one is drawn. */
  listing: { title: string; description: string | null; image: string | null; isHidden: boolean };
  /** The pages above it, from the top. */
  trail: PageLink[];
  /** It describes something to order: it stands below the page of services or that of solutions. */
  isOffer: boolean;
  blocks: ResolvedBlock[];
  next?: NextLink;
  /** SITE-08: the other pages beside one on the third level. */
  siblings: PageLink[];
}

/**
 * Everything the page at a path of slugs shows; undefined unless it and its whole parent chain are published.
 * Blocks that do not fit their schema are left out and logged.
 */
export async function readContentPage(slugs: string[]): Promise<ContentPage | undefined> {
  const [found, index] = await Promise.all([findPublishedPage(slugs), listPublishedPages()]);
  return found && composePage(found, index);
}

/** The same for a page's draft, by the token of a preview link or, for people who are signed in, by the page's id. */
export async function readPreviewPage(by: PreviewOf): Promise<ContentPage | undefined> {
  const [found, index] = await Promise.all([findPreviewPage(by), listPublishedPages()]);
  return found && composePage(found, index);
}

/** A page as visitors see it, out of its row and its place in the tree. */
export async function composePage({ page, trail }: PageOnPath, index: PublishedPage[]): Promise<ContentPage> {
  const { slug, title, extendedTitle, excerpt, coverImage, updatedAt } = page;
  const slugs = [...trail.map((above) => above.slug), slug];
  const next = nextPage(index, slug);
  const siblings =
    trail.length < 2 ? [] : childrenOf(index, page.parentSlug).filter((each) => each.slug !== slug);
  return withUploads({
    slug,
    title,
    extendedTitle,
    excerpt,
    coverImage,
    drawing: drawingAddress(slug),
    updatedAt,
    path: isHome(page) ? paths.home() : `/${slugs.join("/")}`,
    listing: {
      title: page.searchTitle || title,
      description: page.searchDescription || excerpt,
      image: page.socialImage,
      isHidden: page.noindex,
    },
    trail: trail.map(({ title }, level) => ({ title, path: `/${slugs.slice(0, level + 1).join("/")}` })),
    isOffer: trail[0]?.role === "services" || trail[0]?.role === "solutions",
    blocks: await publishedBlocks(page),
    ...(next ? { next: nextLink(next, trail[0]?.role === "cases") } : {}),
    siblings: siblings.map(({ title, path }) => ({ title, path })),
  });
}

function nextLink({ slug, title, path, excerpt, coverImage }: PublishedPage, isCase: boolean): NextLink {
  const link = { title, path, excerpt };
  if (!isCase || !coverImage) return link;
  const cover = { ...sharedElement("cover", slug), backgroundImage: `url(${JSON.stringify(coverImage)})` };
  return { ...link, styles: { cover, title: { ...sharedElement("title", slug) } } };
}
