import { missingInBlocks } from "#app/blocks/missing-in-blocks.ts";
import { readDraft } from "#app/domain/pages/drafts.server.ts";
import { listLinksHere } from "#app/domain/pages/links-here.server.ts";
import { missingInDraft } from "#app/domain/pages/missing.ts";
import { listPageTree, type PageTreeItem } from "#app/domain/pages/page-tree.server.ts";
import { mostLevels } from "#app/domain/pages/place.ts";
import { listVersions } from "#app/domain/pages/versions.server.ts";
import { listPreviewLinks } from "#app/domain/publishing/preview-links.server.ts";
import { listRedirectsTo } from "#app/domain/redirects/redirects.server.ts";

/** Everything the screen of one page shows; undefined when there is no such page outside of the trash. */
export async function readDetails(slug: string) {
  const [read, tree] = await Promise.all([readDraft(slug), listPageTree()]);
  const page = tree.find((candidate) => candidate.id === read?.page.id);
  if (!read || !page) return undefined;

  const [versions, previewLinks, linksHere, redirectsHere] = await Promise.all([
    listVersions(page.id),
    listPreviewLinks({ kind: "page", id: page.id }),
    listLinksHere(page),
    listRedirectsTo(page.path),
  ]);
  const { publishedAt, scheduledAt, scheduledVersion, scheduleFailure } = read.page;
  const { blocks: _, ...fields } = read.draft;
  const branch = branchOf(tree, page);
  return {
    page,
    row: { publishedAt, scheduledAt, scheduledVersion, scheduleFailure },
    fields,
    missing: missingInDraft(read.draft, missingInBlocks),
    parents: parentsFor(tree, branch),
    below: branch.length - 1,
    versions,
    previewLinks,
    linksHere,
    redirectsHere,
    draftBy: read.editor,
    saveId: crypto.randomUUID(),
  };
}

/** The page and everything below it. */
function branchOf(tree: PageTreeItem[], page: PageTreeItem): PageTreeItem[] {
  return tree.filter(({ path }) => path === page.path || path.startsWith(`${page.path}/`));
}

/** The pages that have room for a branch below them. */
function parentsFor(tree: PageTreeItem[], branch: PageTreeItem[]) {
  const levels = branch.map(({ level }) => level);
  const height = Math.max(...levels) - Math.min(...levels) + 1;
  return tree
    .filter((page) => !branch.includes(page) && page.level + height <= mostLevels)
    .map(({ slug, title, level }) => ({ slug, title, level }));
}
