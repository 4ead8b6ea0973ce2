import type { PageLink } from "#app/domain/pages/page.ts";
import type { TechStackProps } from "./schema.ts";

/** The technologies of a group: those with a page first, then plain names. */
export function technologiesOf(
  { others = "" }: TechStackProps["groups"][number],
  pages: PageLink[] = [],
): { label: string; href: string }[] {
  const names = others.split(",").map((name) => name.trim());
  return [
    ...pages.map(({ title, path }) => ({ label: title, href: path })),
    ...names.filter(Boolean).map((label) => ({ label, href: "" })),
  ];
}
