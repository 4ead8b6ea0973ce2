import { pictureAt } from "#app/domain/media/media-item.ts";
import type { PublishedPage } from "#app/domain/pages/page.ts";
import { childrenOfRole, pagesByReference } from "#app/domain/pages/page-index.ts";
import { listPublishedPages, readContents } from "#app/domain/pages/pages.server.ts";
import { slugOfTitle } from "#app/domain/pages/slug-of-title.ts";
import { fileAddress } from "#app/ui/file-address.ts";
import type { ShownPicture } from "#app/ui/picture-sources.ts";
import type { CaseGround } from "../case-opening/schema.ts";
import { readBlocks } from "../read-blocks.ts";
import type { PageContext, ReadSettings } from "../resolve-blocks.server.ts";
import type { Facet } from "./filter.ts";
import type { CaseIndexProps } from "./schema.ts";

export interface ListedCase {
  path: string;
  /** Only of a case without a figure, which is shown instead. */
  excerpt?: string | null;
  coverImage: ShownPicture | null;
  client: string;
  year?: string;
  sector?: Facet;
  services: Facet[];
  technologies: Facet[];
  figure?: { value: string; label: string };
  ground: CaseGround;
}

/** Returns the published cases, or those that reference this page; null if none does. */
export default async function loadCaseIndex(
  { cases: chosen }: CaseIndexProps,
  _readSettings: ReadSettings,
  { slug }: PageContext,
): Promise<{ cases: ListedCase[] } | null> {
  const read = await readCases(await listPublishedPages());
  if (chosen === "all") return { cases: read.map(({ listed }) => listed) };
  // Only the list of all cases has filters.
  const cases = read
    .filter(({ named }) => named.includes(slug))
    .map(({ listed }) => ({ ...listed, services: [], technologies: [] }));
  return cases.length > 0 ? { cases } : null;
}

/** Reads all published cases, each with the slugs of the pages that its passport lists. */
export async function readCases(index: PublishedPage[]) {
  const pages = childrenOfRole(index, "cases");
  const contents = await readContents(pages.map(({ id }) => id));
  // Documents contain an object that several cases share once.
  const shared = new Map(index.map(({ slug, title }) => [slug, { slug, title }]));
  const facets = (references: string[] = []) =>
    pagesByReference(index, references).flatMap(({ slug }) => shared.get(slug) ?? []);
  return pages.map((page) => readCase(page, contents.get(page.id), facets));
}

/** Reads the page's first opening and passport; a case without them is listed by its title. */
function readCase(page: PublishedPage, content: unknown, facets: (references?: string[]) => Facet[]) {
  const { blocks } = readBlocks(content);
  const opening = blocks.find((block) => block.type === "case-opening")?.props;
  const passport = blocks.find((block) => block.type === "case-passport")?.props;
  const services = facets(passport?.services);
  const technologies = facets(passport?.techStack);
  const { title, path, excerpt } = page;
  const listed: ListedCase = {
    path,
    ...(opening?.figure ? {} : { excerpt }),
    coverImage: pictureAt((opening?.cover && fileAddress(opening.cover)) || page.coverImage),
    client: opening?.client ?? title,
    year: opening?.year,
    sector: opening && { slug: slugOfTitle(opening.sector), title: opening.sector },
    services,
    technologies,
    figure: opening?.figure,
    ground: opening?.ground ?? "harbour",
  };
  const named = [...services, ...technologies, ...facets(passport?.solutions)].map(({ slug }) => slug);
  return { listed, named };
}
