import { sharedBlockType } from "#app/domain/content-types/shared-block.ts";
import { resolvePictures } from "#app/domain/media/resolve-pictures.server.ts";
import { editionOf } from "#app/domain/settings/edition.ts";
import type { Settings } from "#app/domain/settings/registry.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { byType, partOf } from "./by-type.ts";
import { followLinks } from "./follow-links.server.ts";
import { keepAmounts } from "./keep-amounts.ts";
import { type Block, blocks as definitions } from "./registry.ts";
import type { ResolvedBlock } from "./resolved-block.ts";
import { replaceShared } from "./shared-block/replace-shared.ts";
import { readSharedBlocks } from "./shared-block/shared-blocks.server.ts";

/** The page of the blocks, for loaders that depend on it. */
export interface PageContext {
  slug: string;
}

/** The same with all blocks of the page, in their order. */
export interface BlockContext extends PageContext {
  blocks: Block[];
}

/** Reads the settings for sections of the home page. */
export type ReadSettings = () => Promise<Settings>;

type LoadData = (props: Block["props"], readSettings: ReadSettings, page: BlockContext) => Promise<unknown>;

/** Loaders of the data that a block type needs besides its props. */
const loaders = byType(import.meta.glob<LoadData>("./*/data.server.ts", { eager: true, import: "default" }));

interface ResolveOptions {
  readSettings?: ReadSettings;
  page?: PageContext;
}

/**
 * Resolves the blocks for their views: what they share, addresses of links, loaded data, and the files of pictures.
 * Logs a warning for links to unpublished pages. Rejects on database errors. `readSettings` can return unsaved settings.
 */
export async function resolveBlocks(
  blocks: Block[],
  { readSettings = onceRead(getSettings), page = { slug: "" } }: ResolveOptions = {},
): Promise<ResolvedBlock[]> {
  const isShared = blocks.some(({ type }) => type === sharedBlockType);
  const shown = isShared ? replaceShared(blocks, await readSharedBlocks()) : blocks;
  const [followed, data] = await Promise.all([
    followLinks(shown, async () => editionOf(await readSettings())),
    Promise.all(shown.map((block) => loadData(block, readSettings, { ...page, blocks: shown }))),
  ]);
  // Views need no version.
  const resolved = followed.map(({ version: _, ...block }, position) => ({
    ...block,
    props: { ...keepAmounts(block.props), ...data[position] },
  }));
  return resolvePictures(resolved as ResolvedBlock[]); // each type's loader returns its `BlockData`
}

async function loadData(
  { type, props }: Block,
  readSettings: ReadSettings,
  page: BlockContext,
): Promise<{ data?: unknown }> {
  if (!definitions[type].data) return {};
  const data = await partOf(loaders, type)(props, readSettings, page);
  return data === undefined ? {} : { data };
}

/** The blocks of a page share one read of the settings. */
function onceRead(read: ReadSettings): ReadSettings {
  let settings: Promise<Settings> | undefined;
  return () => {
    settings ??= read();
    return settings;
  };
}
