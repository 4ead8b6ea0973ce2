import type { CSSProperties } from "react";
import type { ResolvedBlock } from "#app/blocks/resolved-block.ts";
import { pictureAt } from "#app/domain/media/media-item.ts";
import { resolvePictures } from "#app/domain/media/resolve-pictures.server.ts";
import { findPreviewPage, type PreviewOf } from "#app/domain/pages/drafts.server.ts";
import { isHome } from "#app/domain/pages/home.ts";
import type { PageLink, PublishedPage } from "#app/domain/pages/page.ts";
import { childrenOf, nextPage } from "#app/domain/pages/page-index.ts";
import {
  findPublishedPage,
  listPublishedPages,
  type Page,
  type PageOnPath,
} from "#app/domain/pages/pages.server.ts";
import { drawingLookOf } from "#app/domain/settings/drawing-look.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { drawingAddress } from "#app/flow-field/drawings.server.ts";
import { staleIfError } from "#app/http/stale-if-error.server.ts";
import { prefixOf } from "#app/languages/language.ts";
import { paths } from "#app/paths/paths.ts";
import { sharedElement } from "#app/ui/custom-properties.ts";
import type { ShownPicture } from "#app/ui/picture-sources.ts";
import { contentHead } from "./discovery/page-heads.server.ts";
import { publishedBlocks } from "./published-blocks.server.ts";
import { pageTranslations } from "./translations/translations.server.ts";

interface NextLink extends PageLink {
  excerpt: string | null;
  /** For cases: the cover, and the view transition names of cover and title. */
  cover?: ShownPicture;
  styles?: Record<"cover" | "title" | "thread", CSSProperties | undefined>;
}

export interface ContentPage {
  slug: string;
  title: string;
  extendedTitle: string | null;
  excerpt: string | null;
  coverImage: ShownPicture | null;
  /** Address of the generated art that is shown without a chosen picture. */
  drawing: string;
  path: string;
  /** Ancestor pages, topmost first. */
  trail: PageLink[];
  /** Whether the page describes a service that can be ordered: its section is Services or Solutions. */
  isOffer: boolean;
  blocks: ResolvedBlock[];
  next?: NextLink;
  /** SITE-08: where a page on the third level that does not end with a call to action leads: its siblings, or its parent. */
  wayOn?: PageLink[];
}

/** A page with what search engines and share previews get; without an image, a share card with the cover is rendered. */
export interface ListedContentPage extends ContentPage {
  listing: {
    title: string;
    description: string | null;
    image: string | null;
    cover: string | null;
    isHidden: boolean;
    /** Its translation group and those of the pages above it, nearest first. */
    groups: string[];
  };
}

/**
 * Returns the page at a path of slugs; undefined unless it and all its ancestors are published. Blocks that do not
 * match their schema are omitted and logged.
 */
export async function readContentPage(slugs: string[]): Promise<ListedContentPage | undefined> {
  const [found, index] = await Promise.all([findPublishedPage(slugs), listPublishedPages()]);
  return found && composePage(found, index);
}

/**
 * The page at a path with all its data and metadata, stale-if-error. The value is undefined for an unpublished page. The
 * slugs can contain an escaped slash, which Remix decodes and which separates nothing.
 */
export const readContent = (slugs: string[]) =>
  staleIfError(`page:/${slugs.map(encodeURIComponent).join("/")}`, async () => {
    const [page, settings] = await Promise.all([readContentPage(slugs), getSettings()]);
    if (!page) return undefined;
    const { listing, ...shown } = page;
    const translations = await pageTranslations(settings.further_languages, listing.groups);
    return {
      ...shown,
      ...(translations && { translations }),
      head: await contentHead(settings, page, translations),
    };
  });

/** Returns a page's draft by the token of a preview link or, for signed-in users, by the page's id. */
export async function readPreviewPage(by: PreviewOf): Promise<ListedContentPage | undefined> {
  const [found, index] = await Promise.all([findPreviewPage(by), listPublishedPages()]);
  return found && composePage(found, index);
}

/** Composes the public page from its database row and its position in the page tree. */
export async function composePage(
  { page, trail }: PageOnPath,
  index: PublishedPage[],
): Promise<ListedContentPage> {
  const { slug, title, extendedTitle, excerpt, coverImage } = page;
  const prefix = prefixOf(page.language);
  const pathOf = (above: Page[]) => `${prefix}/${above.map((each) => each.slug).join("/")}`;
  const following = nextPage(index, slug);
  const { cover, next } = await resolvePictures({
    cover: pictureAt(coverImage),
    next: following && nextLink(following, trail[0]?.role === "cases"),
  });
  const [blocks, settings] = await Promise.all([publishedBlocks(page), getSettings()]);
  const [first] = blocks;
  const isOpenEnded = trail.length > 1 && blocks.at(-1)?.type !== "call-to-action";
  const siblings = childrenOf(index, page.parentSlug).filter((each) => each.slug !== slug);
  const above = trail.map(({ title }, level) => ({ title, path: pathOf(trail.slice(0, level + 1)) }));
  return {
    slug,
    title,
    extendedTitle,
    excerpt,
    coverImage: cover,
    drawing: drawingAddress(
      drawingSeed(slug, first?.type === "hero" ? first.props.drawing : undefined),
      drawingLookOf(settings),
    ),
    path: isHome(page) ? prefix || paths.home() : pathOf([...trail, page]),
    listing: {
      title: page.searchTitle || title,
      description: page.searchDescription || excerpt,
      image: page.socialImage,
      cover: coverImage,
      isHidden: page.noindex,
      groups: [page, ...trail.toReversed()].map(({ translationGroup }) => translationGroup),
    },
    trail: above,
    isOffer: trail[0]?.role === "services" || trail[0]?.role === "solutions",
    blocks,
    ...(next ? { next } : {}),
    ...(isOpenEnded && {
      wayOn: siblings.length > 0 ? siblings.map(({ title, path }) => ({ title, path })) : above.slice(-1),
    }),
  };
}

/** The slug and, for another drawing, the number that the hero has. */
export function drawingSeed(slug: string, number = 1): string {
  return number === 1 ? slug : `${slug} drawing ${number}`;
}

function nextLink({ slug, title, path, excerpt, coverImage }: PublishedPage, isCase: boolean): NextLink {
  const link = { title, path, excerpt };
  if (!isCase || !coverImage) return link;
  const styles = {
    cover: sharedElement("cover", slug),
    title: sharedElement("title", slug),
    thread: sharedElement("thread", slug),
  };
  return { ...link, cover: pictureAt(coverImage), styles };
}
