import type { PageLink } from "#app/domain/pages/page.ts";
import { pagesByReference } from "#app/domain/pages/page-index.ts";
import { listPublishedPages } from "#app/domain/pages/pages.server.ts";
import type { TechStackProps } from "./schema.ts";

export interface TechStackData {
  /** The published pages of each group, in the order of its references. */
  pages: PageLink[][];
}

export default async function loadTechStack({ groups }: TechStackProps): Promise<TechStackData> {
  const index = await listPublishedPages();
  return {
    pages: groups.map(({ pages }) =>
      pagesByReference(index, pages).map(({ title, path }) => ({ title, path })),
    ),
  };
}
