import { pictureAt } from "#app/domain/media/media-item.ts";
import { childrenOfRole, pagesByReference } from "#app/domain/pages/page-index.ts";
import { listPublishedPages } from "#app/domain/pages/pages.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { ServicesListProps } from "./schema.ts";

/**
 * Returns the chosen published pages in order, or the children of the page with the role `services`; logs a warning
 * when there are none.
 */
export default async function loadServicesList({ services }: ServicesListProps) {
  const index = await listPublishedPages();
  const found = services.length > 0 ? pagesByReference(index, services) : childrenOfRole(index, "services");
  if (found.length === 0) log.warn({ services }, "no published pages for a list of services");
  return {
    services: found.map(({ title, path, excerpt, coverImage }) => ({
      title,
      path,
      excerpt,
      coverImage: pictureAt(coverImage),
    })),
  };
}
