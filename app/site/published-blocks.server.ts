import { readBlocks } from "#app/blocks/read-blocks.ts";
import { blocks } from "#app/blocks/registry.ts";
import { type ReadSettings, resolveBlocks } from "#app/blocks/resolve-blocks.server.ts";
import { type ResolvedBlock, shownBlocks } from "#app/blocks/resolved-block.ts";
import { fitsPage } from "#app/domain/pages/home.ts";
import { fieldsOf } from "#app/fields/field-meta.ts";
import { log } from "#app/platform/log.server.ts";

/**
 * Returns the blocks that visitors see. Omits blocks that do not match their schema (logged), that are not allowed on
 * this page, or that are disabled or empty. `readSettings` can return unsaved settings.
 */
export async function publishedBlocks(
  page: { slug: string; content: unknown },
  readSettings?: ReadSettings,
): Promise<ResolvedBlock[]> {
  const { blocks: read, problems } = readBlocks(page.content);
  for (const problem of problems)
    log.warn({ page: page.slug, ...problem }, "a block of a page cannot be rendered and is left out");
  const resolved = await resolveBlocks(
    read.filter((block) => fitsPage(page, block)),
    { readSettings, page },
  );
  return shownBlocks(resolved).map(withoutIds);
}

/**
 * Visitors need no ids: neither a block's own nor those of the content that it refers to, which is in its data. They are
 * random, so they hardly compress.
 */
function withoutIds(block: ResolvedBlock, position: number): ResolvedBlock {
  const references = fieldsOf(blocks[block.type].props).filter(
    ({ control }) => control === "contentReferences",
  );
  const props: Record<string, unknown> = { ...block.props };
  for (const { name } of references) props[name] = [];
  return { ...block, id: String(position), props } as ResolvedBlock;
}
