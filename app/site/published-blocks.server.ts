import { readBlocks } from "#app/blocks/read-blocks.ts";
import { type ReadSettings, resolveBlocks } from "#app/blocks/resolve-blocks.server.ts";
import { type ResolvedBlock, shownBlocks } from "#app/blocks/resolved-block.ts";
import { fitsPage } from "#app/domain/pages/home.ts";
import { log } from "#app/platform/log.server.ts";

/**
 * The blocks of a page that visitors see. Left out are those that do not fit their schema, which is logged, those that
 * cannot stand on this page, and those that are turned off or empty. `readSettings` can give settings that are not saved.
 */
export async function publishedBlocks(
  page: { slug: string; content: unknown },
  readSettings?: ReadSettings,
): Promise<ResolvedBlock[]> {
  const { blocks, problems } = readBlocks(page.content);
  for (const problem of problems) log.warn({ page: page.slug, ...problem }, "a block of a page is left out");
  const resolved = await resolveBlocks(
    blocks.filter((block) => fitsPage(page, block)),
    { readSettings, page },
  );
  return shownBlocks(resolved);
}
