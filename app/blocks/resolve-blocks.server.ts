import { listPublishedPages } from "#app/domain/pages/pages.server.ts";
import { log } from "#app/platform/log.server.ts";
import { loaders } from "./block-data.server.ts";
import { followPages, leadsToPages } from "./follow-pages.ts";
import type { Block } from "./registry.ts";
import type { ResolvedBlock } from "./resolved-block.ts";

/**
 * Gives each block what its view needs: the paths of the pages it leads to, and its data. Warns of links to pages
 * that are not published. Rejects when the database does.
 */
export async function resolveBlocks(blocks: Block[]): Promise<ResolvedBlock[]> {
  const [followed, data] = await Promise.all([followLinks(blocks), Promise.all(blocks.map(loadData))]);
  return followed.map((block, position) => ({
    ...block,
    props: { ...block.props, ...data[position] },
  })) as ResolvedBlock[]; // the loader of a type is checked against what its view asks for
}

async function loadData({ type, props }: Block): Promise<{ data?: unknown }> {
  if (!(type in loaders)) return {};
  const load = loaders[type as keyof typeof loaders] as (given: typeof props) => Promise<unknown>;
  return { data: await load(props) };
}

async function followLinks(blocks: Block[]): Promise<Block[]> {
  if (!blocks.some(({ props }) => leadsToPages(props))) return blocks;
  const paths = new Map((await listPublishedPages()).map(({ id, path }) => [id, path]));
  return blocks.map((block) =>
    followPages(block, (id) => {
      const path = paths.get(id);
      if (!path) log.warn({ block: block.id, page: id }, "a block links to a page that is not published");
      return path;
    }),
  );
}
