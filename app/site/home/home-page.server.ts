import type { ResolvedBlock } from "#app/blocks/resolved-block.ts";
import { defaultHomeBlocks, homeSlug } from "#app/domain/pages/home.ts";
import type { Page } from "#app/domain/pages/pages.server.ts";
import type { Settings } from "#app/domain/settings/registry.ts";
import { publishedBlocks } from "#app/site/published-blocks.server.ts";

export interface HomePage {
  headline: string;
  blocks: ResolvedBlock[];
}

/**
 * Returns the public home page with these settings, without disabled and empty blocks. A database without the page uses
 * the default order.
 */
export async function homePageOf(settings: Settings, page: Page | undefined): Promise<HomePage> {
  const { content } = page ?? { content: defaultHomeBlocks };
  const blocks = await publishedBlocks({ slug: homeSlug, content }, async () => settings);
  return { headline: settings.home_hero_headline, blocks };
}
