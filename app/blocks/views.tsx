import type { ComponentType } from "react";
import { byKind, partOf } from "./by-kind.ts";
import type { BlockPlace } from "./place.ts";
import type { ResolvedBlock } from "./resolved-block.ts";

/** What a view is given: its block's props, the data it needs, and its place. */
export type View = ComponentType<ResolvedBlock["props"] & { place: BlockPlace }>;

const views = byKind(import.meta.glob<View>("./*/view.tsx", { eager: true, import: "default" }));

/** Renders a block of any type without lazy loading; the public site uses `lazy-views.tsx`. */
export function BlockView({ block, place }: { block: ResolvedBlock; place: BlockPlace }) {
  const View = partOf(views, block.type);
  return <View {...block.props} place={place} />;
}
