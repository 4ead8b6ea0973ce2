import { readBlocks } from "#app/blocks/read-blocks.ts";
import { type ReadSettings, resolveBlocks } from "#app/blocks/resolve-blocks.server.ts";
import { type ResolvedBlock, shownBlocks } from "#app/blocks/resolved-block.ts";
import { fitsPage } from "#app/domain/pages/home.ts";
import { log } from "#app/platform/log.server.ts";

/**
 * Returns the blocks that visitors see. Omits blocks that do not match their schema (logged), that are not allowed on
 * this page, or that are disabled or empty. `readSettings` can return unsaved settings.
 */
export async function publishedBlocks(
  page: { slug: string; content: unknown },
  readSettings?: ReadSettings,
): Promise<ResolvedBlock[]> {
  const { blocks, problems } = readBlocks(page.content);
  for (const problem of problems)
    log.warn({ page: page.slug, ...problem }, "a block of a page cannot be rendered and is left out");
  const resolved = await resolveBlocks(
    blocks.filter((block) => fitsPage(page, block)),
    { readSettings, page },
  );
  // Visitors need no ids, which are 36 characters each.
  return shownBlocks(resolved).map((block, position) => ({ ...block, id: String(position) }));
}
