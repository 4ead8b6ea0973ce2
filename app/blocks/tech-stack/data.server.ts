import type { PageLink, PublishedPage } from "#app/domain/pages/page.ts";
import { pageByReference, pagesByReference } from "#app/domain/pages/page-index.ts";
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

export interface TechStackData {
  /** The published pages of each group, in the order of its references. */
  pages: ListedTechnology[][];
  /** The page of each technology with years, by group; null if it has none that is published. */
  years: (ListedTechnology | null)[][];
  /** The current year. */
  now: number;
}

export default async function loadTechStack({ groups, fact }: TechStackProps): Promise<TechStackData> {
  const index = await listPublishedPages();
  const grouped = groups.map(({ pages }) => pagesByReference(index, pages));
  const withYears = groups.map(({ years }) => years.map(({ page }) => pageByReference(index, page)));
  const found = [...grouped, ...withYears].flat().filter((page) => page !== undefined);
  const [contents, cases] = await Promise.all([
    readContents(fact ? found.map(({ id }) => id) : []),
    readCases(index),
  ]);
  const listed = ({ id, slug, title, path }: PublishedPage): ListedTechnology => ({
    title,
    path,
    fact: factOf(contents.get(id), fact),
    cases: cases
      .filter(({ named }) => named.includes(slug))
      .map(({ listed }) => ({ title: listed.client, path: listed.path })),
  });
  return {
    pages: grouped.map((pages) => pages.map(listed)),
    years: withYears.map((pages) => pages.map((page) => (page ? listed(page) : null))),
    now: new Date().getFullYear(),
  };
}

function factOf(content: unknown, name: string | undefined): string | undefined {
  const opening = readBlocks(content).blocks.find((block) => block.type === "hero")?.props;
  return opening?.facts.find(({ label }) => label === name)?.value;
}
