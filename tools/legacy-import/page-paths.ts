import { oldPath } from "#app/domain/redirects/redirect.ts";
import type { Row } from "./source.ts";

/** Parents before their children; rows in a cycle come last. */
export function byParents(rows: Row[]): Row[] {
  const bySlug = new Map(rows.map((row) => [String(row.slug), row]));
  const depth = (row: Row, steps = 0): number => {
    const parent = row.parent_slug ? bySlug.get(String(row.parent_slug)) : undefined;
    return parent && steps < rows.length ? depth(parent, steps + 1) : steps;
  };
  return [...rows].sort((one, other) => depth(one) - depth(other));
}

/** The old paths of pages whose path has changed. `renamed` maps slugs of the source to new ones. */
export function movedPaths(
  rows: Row[],
  renamed: ReadonlyMap<string, string>,
): { fromPath: string; toPath: string }[] {
  const bySlug = new Map(rows.map((row) => [String(row.slug), row]));
  // A cycle, which the database refuses, ends after as many steps as there are pages.
  const chainOf = (row: Row, steps = 0): string[] => {
    const parent = row.parent_slug ? bySlug.get(String(row.parent_slug)) : undefined;
    return [...(parent && steps < rows.length ? chainOf(parent, steps + 1) : []), String(row.slug)];
  };
  return rows
    .filter((row) => renamed.has(String(row.slug)))
    .map((row) => chainOf(row))
    .flatMap((chain) => {
      const fromPath = oldPath(`/${chain.join("/")}`);
      const toPath = `/${chain.map((slug) => renamed.get(slug) ?? slug).join("/")}`;
      return fromPath && fromPath !== toPath ? [{ fromPath, toPath }] : [];
    });
}
