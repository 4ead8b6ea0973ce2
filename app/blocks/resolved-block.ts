import type { BlockPosition } from "./block-position.ts";
import type { BlockOf, BlockType, DataOf, PropsOf } from "./registry.ts";

/** The loaded data of block types that need any; null hides the block from visitors. */
export type BlockData = {
  [Type in BlockType as [DataOf<Type>] extends [never] ? never : Type]: DataOf<Type>;
};

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
  [Type in BlockType]: Omit<BlockOf<Type>, "props" | "version"> & { props: ResolvedProps<Type> };
}[BlockType];

/** Omits the blocks that visitors do not see. */
export function shownBlocks(blocks: ResolvedBlock[]): ResolvedBlock[] {
  return blocks.filter(({ props }) => !("data" in props && props.data === null));
}
