import { childrenOf } from "#app/domain/pages/page-index.ts";
import { listPublishedPages } from "#app/domain/pages/pages.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { PageLinksProps } from "./schema.ts";

/** Returns the named page's published children in order; logs a warning when there are none. */
export default async function loadPageLinks({ parentPageSlug }: PageLinksProps) {
  const pages = childrenOf(await listPublishedPages(), parentPageSlug).map(
    ({ id, slug, title, path, excerpt }) => ({
      id,
      slug,
      title,
      path,
      excerpt,
    }),
  );
  if (pages.length === 0) log.warn({ parentPageSlug }, "no published pages to link to");
  return { pages };
}
