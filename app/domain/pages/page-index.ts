import { prefixOf } from "#app/languages/language.ts";
import type { ContentLanguage } from "#db/schema/columns.ts";
import type { PageRole } from "#db/schema/pages.ts";
import { homeSlug, isHome } from "./home.ts";
import type { PublishedPage } from "./page.ts";
import type { PageTreeItem } from "./page-tree.server.ts";

/** The columns that define a page's path. */
interface Placed {
  language: ContentLanguage;
  slug: string;
  parentSlug: string | null;
}

/**
 * Adds the path of each page of one language and omits pages whose parent is not in the list: among published pages, those with an
 * unpublished parent. Keeps the order of the rows.
 */
export function withPaths<Row extends Placed>(rows: Row[]): (Row & { path: string })[] {
  const bySlug = new Map(rows.map((row) => [row.slug, row]));
  return rows.flatMap((row) => {
    const path = pathOf(row, bySlug);
    return path ? [{ ...row, path }] : [];
  });
}

function pathOf(row: Placed, bySlug: Map<string, Placed>): string | undefined {
  const prefix = prefixOf(row.language);
  if (row.parentSlug === null) return isHome(row) ? prefix || "/" : `${prefix}/${row.slug}`;
  const parent = bySlug.get(row.parentSlug);
  const parentPath = parent && pathOf(parent, bySlug);
  return parentPath && `${parentPath}/${row.slug}`;
}

/** The child pages of a page, or the top level. The home page is neither a top-level page nor a parent. */
export function childrenOf(index: PublishedPage[], parentSlug: string | null): PublishedPage[] {
  return index.filter((page) => page.parentSlug === parentSlug && page.slug !== homeSlug);
}

/** The published page with a role. */
export function pageWithRole(index: PublishedPage[], role: PageRole): PublishedPage | undefined {
  return index.find((page) => page.role === role);
}

/** The published children of the page with a role. */
export function childrenOfRole(index: PublishedPage[], role: PageRole): PublishedPage[] {
  const parent = pageWithRole(index, role);
  return parent ? childrenOf(index, parent.slug) : [];
}

/**
 * The page of a language referenced by id or slug; undefined for an unknown or unpublished one. A reference to a page of
 * another language is one to its translation: content that was translated keeps its references.
 */
export function pageByReference(
  index: PublishedPage[],
  reference: string | undefined,
): PublishedPage | undefined {
  if (!reference) return undefined;
  return (
    index.find(({ id, slug }) => id === reference || slug === reference) ??
    index.find(({ aliases }) => aliases?.includes(reference))
  );
}

/** The same for several references, in their order; unknown and unpublished pages are omitted. */
export function pagesByReference(index: PublishedPage[], references: string[]): PublishedPage[] {
  return references.flatMap((reference) => pageByReference(index, reference) ?? []);
}

/** The next sibling in the menus, after the last one the first; undefined without siblings. */
export function nextPage(index: PublishedPage[], slug: string): PublishedPage | undefined {
  const page = index.find((candidate) => candidate.slug === slug);
  if (!page || isHome(page)) return undefined;
  const siblings = childrenOf(index, page.parentSlug).filter((each) => each === page || each.inMenus);
  const next = siblings[(siblings.indexOf(page) + 1) % siblings.length];
  return next === page ? undefined : next;
}

/** A page and its descendants. The home page has none, although each path of its language begins with its own. */
export function branchOf(tree: PageTreeItem[], page: PageTreeItem): PageTreeItem[] {
  return tree.filter(({ path }) => path === page.path || (!isHome(page) && path.startsWith(`${page.path}/`)));
}

/** The pages that become inaccessible when these are unpublished. */
export function pagesHiddenWith(tree: PageTreeItem[], unpublished: PageTreeItem[]): PageTreeItem[] {
  const hidden = new Set(unpublished.flatMap((page) => branchOf(tree, page)));
  return [...hidden].filter((page) => page.isPublished && !page.isHiddenByParent);
}
