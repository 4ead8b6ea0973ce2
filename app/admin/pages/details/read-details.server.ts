import { missingInBlocks } from "#app/blocks/missing-in-blocks.server.ts";
import { readDraft } from "#app/domain/pages/drafts.server.ts";
import { listLinksHere } from "#app/domain/pages/links-here.server.ts";
import { missingInDraft } from "#app/domain/pages/missing.ts";
import { branchOf } from "#app/domain/pages/page-index.ts";
import { listPageTree, type PageTreeItem } from "#app/domain/pages/page-tree.server.ts";
import { mostLevels } from "#app/domain/pages/place.ts";
import { listVersions } from "#app/domain/pages/versions.server.ts";
import { basesOf } from "#app/domain/publishing/bases.server.ts";
import { listPreviewLinks } from "#app/domain/publishing/preview-links.server.ts";
import { listRedirectsTo } from "#app/domain/redirects/redirects.server.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";

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
    missing: await missingInDraft(read.draft, missingInBlocks),
    parents: parentsFor(tree, branch),
    roleHolders: Object.fromEntries(
      tree.flatMap(({ id, role, title }) => (role && id !== page.id ? [[role, title]] : [])),
    ),
    below: branch.length - 1,
    versions,
    previewLinks,
    linksHere,
    redirectsHere,
    draftBy: read.editor,
    bases: basesOf(fields),
    card: {
      title: read.draft.title,
      label: sectionOf(tree, page)?.title ?? (await getSettings()).brand_name,
      cover: read.draft.coverImage,
    },
  };
}

/** The page of the first level that a page stands under; undefined for one of that level. */
function sectionOf(tree: PageTreeItem[], { path }: PageTreeItem): PageTreeItem | undefined {
  const [, first] = path.split("/");
  return tree.find((candidate) => candidate.path === `/${first}` && candidate.path !== path);
}

/** The pages that have room for a branch below them. */
function parentsFor(tree: PageTreeItem[], branch: PageTreeItem[]) {
  const levels = branch.map(({ level }) => level);
  const height = Math.max(...levels) - Math.min(...levels) + 1;
  return tree
    .filter((page) => !branch.includes(page) && page.level + height <= mostLevels)
    .map(({ slug, title, level }) => ({ slug, title, level }));
}
