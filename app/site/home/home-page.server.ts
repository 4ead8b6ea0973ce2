import { readBlocks } from "#app/blocks/read-blocks.ts";
import { resolveBlocks } from "#app/blocks/resolve-blocks.server.ts";
import { type ResolvedBlock, shownBlocks } from "#app/blocks/resolved-block.ts";
import { defaultHomeBlocks, homeSlug } from "#app/domain/pages/home.ts";
import type { Page } from "#app/domain/pages/pages.server.ts";
import type { Settings } from "#app/domain/settings/registry.ts";
import { log } from "#app/platform/log.server.ts";

export interface HomePage {
  headline: string;
  blocks: ResolvedBlock[];
}

/**
 * What visitors see of the home page with these settings; blocks that are turned off or empty are left out. A database
 * without the page gets the default order.
 */
export async function homePageOf(settings: Settings, page: Page | undefined): Promise<HomePage> {
  const { blocks, problems } = readBlocks(page ? page.content : defaultHomeBlocks);
  for (const problem of problems) log.warn({ page: homeSlug, ...problem }, "a block of a page is left out");
  const resolved = await resolveBlocks(blocks, async () => settings);
  return { headline: settings.home_hero_headline, blocks: shownBlocks(resolved) };
}
