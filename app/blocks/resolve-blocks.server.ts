import { listPublishedPages } from "#app/domain/pages/pages.server.ts";
import type { Settings } from "#app/domain/settings/registry.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { log } from "#app/platform/log.server.ts";
import { byKind } from "./by-kind.ts";
import { followPages, leadsToPages } from "./follow-pages.ts";
import type { Block } from "./registry.ts";
import type { ResolvedBlock } from "./resolved-block.ts";

/** The page that blocks stand on, for those that show what belongs to it. */
export interface PageContext {
  slug: string;
}

/** The settings that sections of the home page show. */
export type ReadSettings = () => Promise<Settings>;

/** Read what a kind of block shows beside its own props. */
const loaders = byKind(
  import.meta.glob<
    (props: Block["props"], readSettings: ReadSettings, page: PageContext) => Promise<unknown>
  >("./*/data.server.ts", {
    eager: true,
    import: "default",
  }),
);

interface ResolveOptions {
  readSettings?: ReadSettings;
  page?: PageContext;
}

/**
 * Gives each block what its view needs: the paths of the pages it leads to, and its data. Warns of links to pages
 * that are not published. Rejects when the database does. `readSettings` can give settings that are not saved.
 */
export async function resolveBlocks(
  blocks: Block[],
  { readSettings = onceRead(getSettings), page = { slug: "" } }: ResolveOptions = {},
): Promise<ResolvedBlock[]> {
  const [followed, data] = await Promise.all([
    followLinks(blocks),
    Promise.all(blocks.map((block) => loadData(block, readSettings, page))),
  ]);
  return followed.map((block, position) => ({
    ...block,
    props: { ...block.props, ...data[position] },
  })) as ResolvedBlock[]; // the loader of a kind answers with its `BlockData`
}

async function loadData(
  { type, props }: Block,
  readSettings: ReadSettings,
  page: PageContext,
): Promise<{ data?: unknown }> {
  const load = loaders[type];
  return load ? { data: await load(props, readSettings, page) } : {};
}

/** The blocks of a page share one read. */
function onceRead(read: ReadSettings): ReadSettings {
  let settings: Promise<Settings> | undefined;
  return () => {
    settings ??= read();
    return settings;
  };
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
