import { readBlocks } from "#app/blocks/read-blocks.ts";
import { resolveBlocks } from "#app/blocks/resolve-blocks.server.ts";
import { type ResolvedBlock, shownBlocks } from "#app/blocks/resolved-block.ts";
import { defaultHomeBlocks } from "#app/domain/pages/home.ts";
import type { Settings } from "#app/domain/settings/registry.ts";

export interface HomePage {
  headline: string;
  blocks: ResolvedBlock[];
}

/** What visitors see of the home page with these settings; blocks that are turned off or empty are left out. */
export async function homePageOf(settings: Settings): Promise<HomePage> {
  const { blocks } = readBlocks(defaultHomeBlocks);
  const resolved = await resolveBlocks(blocks, async () => settings);
  return { headline: settings.home_hero_headline, blocks: shownBlocks(resolved) };
}
