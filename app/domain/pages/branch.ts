import type { PageTreeItem } from "./page-tree.server.ts";

/** A page and everything below it. */
export function branchOf(tree: PageTreeItem[], page: PageTreeItem): PageTreeItem[] {
  return tree.filter(({ path }) => path === page.path || path.startsWith(`${page.path}/`));
}

/** The pages that visitors can no longer reach once these are unpublished. */
export function pagesHiddenWith(tree: PageTreeItem[], unpublished: PageTreeItem[]): PageTreeItem[] {
  const hidden = new Set(unpublished.flatMap((page) => branchOf(tree, page)));
  return [...hidden].filter((page) => page.isPublished && !page.isHiddenByParent);
}
