import type { BlockPosition } from "./block-position.ts";
import type loadCaseIndex from "./case-index/data.server.ts";
import type loadCaseOpening from "./case-opening/data.server.ts";
import type loadCasePassport from "./case-passport/data.server.ts";
import type loadDownloads from "./downloads/data.server.ts";
import type { homeData } from "./home-data.server.ts";
import type loadNewsList from "./news-list/data.server.ts";
import type loadOffices from "./offices/data.server.ts";
import type loadPageLinks from "./page-links/data.server.ts";
import type { BlockOf, BlockType, PropsOf } from "./registry.ts";
import type loadServicesList from "./services-list/data.server.ts";
import type loadTechStack from "./tech-stack/data.server.ts";
import type loadTestimonials from "./testimonials/data.server.ts";

type Loaded<Load extends (...args: never) => unknown> = Awaited<ReturnType<Load>>;

type HomeData = { [Section in keyof typeof homeData]: Loaded<(typeof homeData)[Section]> };

/** The loaded data of block types that need any; null hides the block from visitors. */
export interface BlockData extends HomeData {
  "case-index": Loaded<typeof loadCaseIndex>;
  "case-opening": Loaded<typeof loadCaseOpening>;
  "case-passport": Loaded<typeof loadCasePassport>;
  downloads: Loaded<typeof loadDownloads>;
  "news-list": Loaded<typeof loadNewsList>;
  offices: Loaded<typeof loadOffices>;
  "page-links": Loaded<typeof loadPageLinks>;
  "services-list": Loaded<typeof loadServicesList>;
  "tech-stack": Loaded<typeof loadTechStack>;
  testimonials: Loaded<typeof loadTestimonials>;
}

/** A block's own props and, if its type has any, its loaded data. */
export type ResolvedProps<Type extends BlockType> = OwnProps<Type> &
  (Type extends keyof BlockData ? { data: BlockData[Type] } : unknown);

/** The same of a block that visitors see, which its Markdown is written from. */
export type ShownProps<Type extends BlockType> = OwnProps<Type> &
  (Type extends keyof BlockData ? { data: NonNullable<BlockData[Type]> } : unknown);

/** The props of a block's view. */
export type ViewProps<Type extends BlockType> = ResolvedProps<Type> & { place: BlockPosition };

/** A block type without fields has no props; zod's `Record<string, never>` would also exclude `data`. */
type OwnProps<Type extends BlockType> = PropsOf<Type> extends Record<string, never> ? unknown : PropsOf<Type>;

/** A block ready to be rendered. */
export type ResolvedBlock = {
  [Type in BlockType]: Omit<BlockOf<Type>, "props"> & { props: ResolvedProps<Type> };
}[BlockType];

/** Omits the blocks that visitors do not see. */
export function shownBlocks(blocks: ResolvedBlock[]): ResolvedBlock[] {
  return blocks.filter(({ props }) => !("data" in props && props.data === null));
}
