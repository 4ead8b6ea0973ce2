import type { ListedTechnology } from "./data.server.ts";
import type { TechStackProps } from "./schema.ts";

interface Technology extends Pick<ListedTechnology, "fact" | "cases"> {
  label: string;
  href: string;
}

/** The technologies of a group: first those with a page, then other names. */
export function technologiesOf(
  { others = "" }: TechStackProps["groups"][number],
  pages: ListedTechnology[] = [],
): Technology[] {
  const names = others.split(",").map((name) => name.trim());
  return [
    ...pages.map(({ title, path, ...rest }) => ({ label: title, href: path, ...rest })),
    ...names.filter(Boolean).map((label) => ({ label, href: "", cases: [] })),
  ];
}
