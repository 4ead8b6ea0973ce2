import { isHome } from "#app/domain/pages/home.ts";
import { listLinksHere } from "#app/domain/pages/links-here.server.ts";
import { branchOf } from "#app/domain/pages/page-index.ts";
import { listPageTree, type PageTreeItem } from "#app/domain/pages/page-tree.server.ts";
import type { Page } from "#app/domain/pages/pages.server.ts";
import { MAX_LEVELS } from "#app/domain/pages/place.ts";
import { listRedirectsTo } from "#app/domain/redirects/redirects.server.ts";
import { orNotFound } from "#app/http/params.ts";

/** A page's address, its role in the menus, and its backlinks. */
export async function readAddress({ id, publishedAt }: Page) {
  const tree = await listPageTree();
  const page = orNotFound(tree.find((candidate) => candidate.id === id));
  const branch = branchOf(tree, page);
  const [linksHere, redirectsHere] = await Promise.all([listLinksHere(page), listRedirectsTo(page.path)]);
  return {
    page,
    isKnown: page.isPublished || publishedAt !== null,
    parents: parentsFor(tree, branch),
    roleHolders: Object.fromEntries(
      tree.flatMap(({ id, role, title }) => (role && id !== page.id ? [[role, title]] : [])),
    ),
    below: branch.length - 1,
    linksHere,
    redirectsHere,
  };
}

/** The pages that a branch fits under within the maximum depth. */
function parentsFor(tree: PageTreeItem[], branch: PageTreeItem[]) {
  const levels = branch.map(({ level }) => level);
  const height = Math.max(...levels) - Math.min(...levels) + 1;
  return tree
    .filter((page) => !isHome(page) && !branch.includes(page) && page.level + height <= MAX_LEVELS)
    .map(({ slug, title, level }) => ({ slug, title, level }));
}
