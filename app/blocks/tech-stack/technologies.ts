import type { ListedTechnology, TechStackData } from "./data.server.ts";
import type { TechStackProps } from "./schema.ts";
import type { History } from "./years.ts";

export interface Technology extends Pick<ListedTechnology, "fact" | "cases"> {
  label: string;
  href: string;
  history?: History;
}

/** A technology on the scale of years. */
export type Dated = Technology & { history: History };

/** The technologies with years, the earliest first. */
export function datedOf(roles: { technologies: Technology[] }[]): Dated[] {
  return roles
    .flatMap(({ technologies }) =>
      technologies.flatMap(({ history, ...technology }) => (history ? [{ ...technology, history }] : [])),
    )
    .toSorted((one, other) => one.history.from - other.history.from);
}

/**
 * The technologies of the group at a position: those with years, those with a page, then other names. One with years
 * whose page is not published is omitted unless it has a name.
 */
export function technologiesOf(
  { years, others = "" }: TechStackProps["groups"][number],
  data: TechStackData,
  position: number,
): Technology[] {
  const names = others.split(",").map((name) => name.trim());
  const withYears = years.map(({ name = "", page: _, ...history }, at) => {
    const found = data.years[position]?.[at];
    return { ...(found ? ofPage(found) : ofName(name)), history };
  });
  return [...withYears, ...(data.pages[position] ?? []).map(ofPage), ...names.map(ofName)].filter(
    ({ label }) => label,
  );
}

function ofPage({ title, path, ...rest }: ListedTechnology): Technology {
  return { label: title, href: path, ...rest };
}

function ofName(label: string): Technology {
  return { label, href: "", cases: [] };
}
