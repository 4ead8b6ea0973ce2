import type { ComponentType } from "react";
import { late } from "#app/ui/late.ts";
import { CallToAction } from "./call-to-action/view.tsx";
import { Hero } from "./hero/view.tsx";
import type { BlockPlace } from "./place.ts";
import type { ResolvedBlock } from "./resolved-block.ts";
import { RichText } from "./rich-text/view.tsx";
import type { BlockViews } from "./views.tsx";

/** What nearly every page has comes with it; every other kind in a file of its own, with the pages that have it. */
const views: BlockViews = {
  hero: Hero,
  "rich-text": RichText,
  "two-columns": late("two-columns", () => import("./two-columns/view.tsx"), "TwoColumns"),
  code: late("code", () => import("./code/view.tsx"), "Code"),
  faq: late("faq", () => import("./faq/view.tsx"), "Faq"),
  image: late("image", () => import("./image/view.tsx"), "Image"),
  gallery: late("gallery", () => import("./gallery/view.tsx"), "Gallery"),
  video: late("video", () => import("./video/view.tsx"), "Video"),
  "before-after": late("before-after", () => import("./before-after/view.tsx"), "BeforeAfter"),
  embed: late("embed", () => import("./embed/view.tsx"), "Embed"),
  metrics: late("metrics", () => import("./metrics/view.tsx"), "Metrics"),
  quote: late("quote", () => import("./quote/view.tsx"), "Quote"),
  testimonials: late("testimonials", () => import("./testimonials/view.tsx"), "Testimonials"),
  "case-passport": late("case-passport", () => import("./case-passport/view.tsx"), "CasePassport"),
  "case-study": late("case-study", () => import("./case-study/view.tsx"), "CaseStudy"),
  "logo-strip": late("logo-strip", () => import("./logo-strip/view.tsx"), "LogoStrip"),
  team: late("team", () => import("./team/view.tsx"), "Team"),
  offices: late("offices", () => import("./offices/view.tsx"), "Offices"),
  "process-steps": late("process-steps", () => import("./process-steps/view.tsx"), "ProcessSteps"),
  "feature-grid": late("feature-grid", () => import("./feature-grid/view.tsx"), "FeatureGrid"),
  "page-links": late("page-links", () => import("./page-links/view.tsx"), "PageLinks"),
  "services-list": late("services-list", () => import("./services-list/view.tsx"), "ServicesList"),
  "tech-stack": late("tech-stack", () => import("./tech-stack/view.tsx"), "TechStack"),
  "news-list": late("news-list", () => import("./news-list/view.tsx"), "NewsList"),
  "comparison-table": late(
    "comparison-table",
    () => import("./comparison-table/view.tsx"),
    "ComparisonTable",
  ),
  pricing: late("pricing", () => import("./pricing/view.tsx"), "Pricing"),
  timeline: late("timeline", () => import("./timeline/view.tsx"), "Timeline"),
  downloads: late("downloads", () => import("./downloads/view.tsx"), "Downloads"),
  "enquiry-form": late("enquiry-form", () => import("./enquiry-form/view.tsx"), "EnquiryForm"),
  "call-to-action": CallToAction,
};

/** Draws a block on the public site. */
export function LateBlockView({ block, place }: { block: ResolvedBlock; place: BlockPlace }) {
  // Type and props are paired by the union, which TypeScript cannot follow through the table.
  const View = views[block.type] as ComponentType<typeof block.props & { place: BlockPlace }>;
  return <View {...block.props} place={place} />;
}
