import type { ComponentType } from "react";
import { CallToAction } from "./call-to-action/view.tsx";
import { CasePassport } from "./case-passport/view.tsx";
import { Hero } from "./hero/view.tsx";
import { Metrics } from "./metrics/view.tsx";
import { PageLinks } from "./page-links/view.tsx";
import type { BlockPlace } from "./place.ts";
import { ProcessSteps } from "./process-steps/view.tsx";
import type { BlockType } from "./registry.ts";
import type { ResolvedBlock, ViewProps } from "./resolved-block.ts";
import { RichText } from "./rich-text/view.tsx";
import { Testimonials } from "./testimonials/view.tsx";

/** What a view is given: its block's props, the data it needs, and its place. */
export type BlockViewProps<Type extends BlockType> = ViewProps<Type> & { place: BlockPlace };

const views: { [Type in BlockType]: ComponentType<BlockViewProps<Type>> } = {
  hero: Hero,
  "rich-text": RichText,
  "process-steps": ProcessSteps,
  metrics: Metrics,
  "case-passport": CasePassport,
  "page-links": PageLinks,
  testimonials: Testimonials,
  "call-to-action": CallToAction,
};

export function BlockView({ block, place }: { block: ResolvedBlock; place: BlockPlace }) {
  // Type and props are paired by the union, which TypeScript cannot follow through the table.
  const View = views[block.type] as ComponentType<typeof block.props & { place: BlockPlace }>;
  return <View {...block.props} place={place} />;
}
