import type { ComponentType } from "react";
import type { BlockPosition } from "./block-position.ts";
import { byType, partOf } from "./by-type.ts";
import type { ResolvedBlock } from "./resolved-block.ts";

/** A block's view: its props are the block's, its loaded data and its position. */
export type View = ComponentType<ResolvedBlock["props"] & { place: BlockPosition }>;

const views = byType(import.meta.glob<View>("./*/view.tsx", { eager: true, import: "default" }));

/** Renders a block of any type without lazy loading; the public site uses `lazy-views.tsx`. */
export function BlockView({ block, place }: { block: ResolvedBlock; place: BlockPosition }) {
  const View = partOf(views, block.type);
  return <View {...block.props} place={place} />;
}
