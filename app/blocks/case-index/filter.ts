import type { ListedCase } from "./data.server.ts";

/** What cases are filtered by: its name in addresses, and its name for people. */
export interface Facet {
  slug: string;
  title: string;
}

export const facetNames = ["sector", "service", "technology"] as const;
type FacetName = (typeof facetNames)[number];

const facetsOf: Record<FacetName, (listed: ListedCase) => Facet[]> = {
  sector: ({ sector }) => (sector ? [sector] : []),
  service: ({ services }) => services,
  technology: ({ technologies }) => technologies,
};

/** The cases that fit all parameters of an address, such as `?sector=banking&technology=kotlin`. */
export function filterCases(cases: ListedCase[], query: URLSearchParams): ListedCase[] {
  return cases.filter((listed) =>
    facetNames.every((name) => {
      const asked = query.get(name);
      return !asked || facetsOf[name](listed).some(({ slug }) => slug === asked);
    }),
  );
}

export interface FilterOption extends Facet {
  count: number;
  isActive: boolean;
  /** The query that turns it on, or off again; empty for none. */
  search: string;
}

/** The values of one parameter, with the number of cases that each would leave beside the other parameters. */
export function filterOptions(name: FacetName, cases: ListedCase[], query: URLSearchParams): FilterOption[] {
  const others = changed(query, name);
  const left = filterCases(cases, others);
  const all = new Map(cases.flatMap((listed) => facetsOf[name](listed).map((facet) => [facet.slug, facet])));
  return [...all.values()]
    .sort((one, other) => one.title.localeCompare(other.title, "en"))
    .map((facet) => {
      const isActive = query.get(name) === facet.slug;
      const next = isActive ? others : changed(query, name, facet.slug);
      return {
        ...facet,
        count: left.filter((listed) => facetsOf[name](listed).some(({ slug }) => slug === facet.slug)).length,
        isActive,
        search: next.size > 0 ? `?${next}` : "",
      };
    });
}

/** The parameters of the list alone, one of them changed. */
function changed(query: URLSearchParams, name: FacetName, value?: string): URLSearchParams {
  const next = new URLSearchParams();
  for (const each of facetNames) {
    const given = each === name ? value : query.get(each);
    if (given) next.set(each, given);
  }
  return next;
}

export function isFiltered(query: URLSearchParams): boolean {
  return facetNames.some((name) => query.get(name));
}
