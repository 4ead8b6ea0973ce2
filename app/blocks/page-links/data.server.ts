import type { PublishedPage } from "#app/domain/pages/page.ts";
import { childrenOf, pageByReference, pagesByReference } from "#app/domain/pages/page-index.ts";
import { listPublishedPages } from "#app/domain/pages/pages.server.ts";
import { log } from "#app/platform/log.server.ts";
import { referencesIn } from "../page-references.ts";
import type { BlockContext, ReadSettings } from "../resolve-blocks.server.ts";
import type { PageLinksProps } from "./schema.ts";

type LinkedPage = Pick<PublishedPage, "id" | "slug" | "title" | "path" | "excerpt">;

/**
 * The referenced page's published children in order, or those that no other block names; null when there are none, with
 * a warning if all were wanted.
 */
export default async function loadPageLinks(
  { parentPageSlug, isRest }: PageLinksProps,
  _: ReadSettings,
  { blocks }: BlockContext,
): Promise<{ pages: LinkedPage[] } | null> {
  const index = await listPublishedPages();
  const parent = pageByReference(index, parentPageSlug);
  const named = isRest ? pagesByReference(index, blocks.flatMap(referencesIn)) : [];
  const children = parent ? childrenOf(index, parent.slug) : [];
  const pages = children
    .filter((page) => !named.includes(page))
    .map(({ id, slug, title, path, excerpt }) => ({ id, slug, title, path, excerpt }));
  if (pages.length > 0) return { pages };
  if (!isRest) log.warn({ parentPageSlug }, "no published pages to link to");
  return null;
}
