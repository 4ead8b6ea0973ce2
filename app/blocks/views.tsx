import type { ComponentType } from "react";
import { BeforeAfter } from "./before-after/view.tsx";
import { CallToAction } from "./call-to-action/view.tsx";
import { CasePassport } from "./case-passport/view.tsx";
import { CaseStudy } from "./case-study/view.tsx";
import { Code } from "./code/view.tsx";
import { ComparisonTable } from "./comparison-table/view.tsx";
import { Downloads } from "./downloads/view.tsx";
import { Embed } from "./embed/view.tsx";
import { EnquiryForm } from "./enquiry-form/view.tsx";
import { Faq } from "./faq/view.tsx";
import { FeatureGrid } from "./feature-grid/view.tsx";
import { Gallery } from "./gallery/view.tsx";
import { Hero } from "./hero/view.tsx";
import { Image } from "./image/view.tsx";
import { LogoStrip } from "./logo-strip/view.tsx";
import { Metrics } from "./metrics/view.tsx";
import { NewsList } from "./news-list/view.tsx";
import { Offices } from "./offices/view.tsx";
import { PageLinks } from "./page-links/view.tsx";
import type { BlockPlace } from "./place.ts";
import { Pricing } from "./pricing/view.tsx";
import { ProcessSteps } from "./process-steps/view.tsx";
import { Quote } from "./quote/view.tsx";
import type { BlockType } from "./registry.ts";
import type { ResolvedBlock, ViewProps } from "./resolved-block.ts";
import { RichText } from "./rich-text/view.tsx";
import { ServicesList } from "./services-list/view.tsx";
import { Team } from "./team/view.tsx";
import { TechStack } from "./tech-stack/view.tsx";
import { Testimonials } from "./testimonials/view.tsx";
import { Timeline } from "./timeline/view.tsx";
import { TwoColumns } from "./two-columns/view.tsx";
import { Video } from "./video/view.tsx";

/** What a view is given: its block's props, the data it needs, and its place. */
export type BlockViewProps<Type extends BlockType> = ViewProps<Type> & { place: BlockPlace };

/** The view of every kind of block. */
export type BlockViews = { [Type in BlockType]: ComponentType<BlockViewProps<Type>> };

const views: BlockViews = {
  hero: Hero,
  "rich-text": RichText,
  "two-columns": TwoColumns,
  code: Code,
  faq: Faq,
  image: Image,
  gallery: Gallery,
  video: Video,
  "before-after": BeforeAfter,
  embed: Embed,
  metrics: Metrics,
  quote: Quote,
  testimonials: Testimonials,
  "case-passport": CasePassport,
  "case-study": CaseStudy,
  "logo-strip": LogoStrip,
  team: Team,
  offices: Offices,
  "process-steps": ProcessSteps,
  "feature-grid": FeatureGrid,
  "page-links": PageLinks,
  "services-list": ServicesList,
  "tech-stack": TechStack,
  "news-list": NewsList,
  "comparison-table": ComparisonTable,
  pricing: Pricing,
  timeline: Timeline,
  downloads: Downloads,
  "enquiry-form": EnquiryForm,
  "call-to-action": CallToAction,
};

/** Draws a block of any kind at once; what the public site uses instead is `late-views.tsx`. */
export function BlockView({ block, place }: { block: ResolvedBlock; place: BlockPlace }) {
  // Type and props are paired by the union, which TypeScript cannot follow through the table.
  const View = views[block.type] as ComponentType<typeof block.props & { place: BlockPlace }>;
  return <View {...block.props} place={place} />;
}
