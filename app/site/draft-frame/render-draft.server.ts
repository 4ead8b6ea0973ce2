import { migrateStored } from "#app/blocks/read-blocks.ts";
import { type PageContext, resolveBlocks } from "#app/blocks/resolve-blocks.server.ts";
import type { ResolvedBlock } from "#app/blocks/resolved-block.ts";
import type { StoredBlock } from "#app/domain/documents/content.ts";
import type { PageDraft } from "#app/domain/pages/draft.ts";
import { fitsPage } from "#app/domain/pages/home.ts";
import { listPublishedPages, type PageOnPath } from "#app/domain/pages/pages.server.ts";
import { composePage } from "#app/site/content-page.server.ts";
import { completeBlock } from "./complete-block.ts";

/** Renders a page with a draft that may be incomplete; missing values become placeholders. */
export async function renderDraft({ page, trail }: PageOnPath, { blocks, ...fields }: PageDraft) {
  const bare = { page: { ...page, ...fields, content: [] }, trail };
  const [composed, resolved] = await Promise.all([
    listPublishedPages().then((index) => composePage(bare, index)),
    resolveDraftBlocks(
      blocks.filter((block) => fitsPage(page, block)),
      page,
    ),
  ]);
  return { ...composed, blocks: resolved };
}

/** Prepares a draft's blocks for the site's views; blocks of unknown types are omitted. */
export function resolveDraftBlocks(blocks: StoredBlock[], page?: PageContext): Promise<ResolvedBlock[]> {
  return resolveBlocks(
    blocks.flatMap((block) => completeBlock(migrateStored(block)) ?? []),
    { page },
  );
}
