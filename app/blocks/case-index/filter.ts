import type { Formats } from "#app/languages/formats.ts";
import type { ListedCase } from "./data.server.ts";

/** A filter criterion: its name in addresses, and its label. */
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

/** Returns the cases that match all parameters of an address, such as `?sector=banking&technology=kotlin`. */
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
  /** The query string that toggles the option; empty for no filter. */
  search: string;
}

/** The values of a parameter, each with the number of cases that it leaves together with the other parameters. */
export function filterOptions(
  name: FacetName,
  cases: ListedCase[],
  query: URLSearchParams,
  compare: Formats["compare"],
): FilterOption[] {
  const others = changed(query, name);
  const left = filterCases(cases, others);
  const all = new Map(cases.flatMap((listed) => facetsOf[name](listed).map((facet) => [facet.slug, facet])));
  return [...all.values()]
    .sort((one, other) => compare(one.title, other.title))
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

/** The list's parameters, with one changed. */
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
