import type { PageLink } from "#app/domain/pages/page.ts";
import { pagesByReference } from "#app/domain/pages/page-index.ts";
import { listPublishedPages, readContents } from "#app/domain/pages/pages.server.ts";
import { readCases } from "../case-index/data.server.ts";
import { readBlocks } from "../read-blocks.ts";
import type { TechStackProps } from "./schema.ts";

export interface ListedTechnology extends PageLink {
  /** The value of the fact that the block shows, from the opening of the page. */
  fact?: string;
  /** The cases whose passport names the technology. */
  cases: PageLink[];
}

/** Returns the published pages of each group, in the order of its references. */
export default async function loadTechStack({
  groups,
  fact,
}: TechStackProps): Promise<{ pages: ListedTechnology[][] }> {
  const index = await listPublishedPages();
  const grouped = groups.map(({ pages }) => pagesByReference(index, pages));
  const [contents, cases] = await Promise.all([
    readContents(fact ? grouped.flat().map(({ id }) => id) : []),
    readCases(index),
  ]);
  return {
    pages: grouped.map((pages) =>
      pages.map(({ id, slug, title, path }) => ({
        title,
        path,
        fact: factOf(contents.get(id), fact),
        cases: cases
          .filter(({ named }) => named.includes(slug))
          .map(({ listed }) => ({ title: listed.client, path: listed.path })),
      })),
    ),
  };
}

function factOf(content: unknown, name: string | undefined): string | undefined {
  const opening = readBlocks(content).blocks.find((block) => block.type === "hero")?.props;
  return opening?.facts.find(({ label }) => label === name)?.value;
}
