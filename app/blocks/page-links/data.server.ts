import { childrenOf, pagesByReference } from "#app/domain/pages/page-index.ts";
import { listPublishedPages } from "#app/domain/pages/pages.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { PageLinksProps } from "./schema.ts";

/** The referenced page's published children in order; null, with a warning, when there are none. */
export default async function loadPageLinks({ parentPageSlug }: PageLinksProps) {
  const index = await listPublishedPages();
  const [parent] = pagesByReference(index, [parentPageSlug]);
  const children = parent ? childrenOf(index, parent.slug) : [];
  const pages = children.map(({ id, slug, title, path, excerpt }) => ({ id, slug, title, path, excerpt }));
  if (pages.length > 0) return { pages };
  log.warn({ parentPageSlug }, "no published pages to link to");
  return null;
}
