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
  "two-columns": late("two-columns", () =>
    import("./two-columns/view.tsx").then(({ TwoColumns }) => TwoColumns),
  ),
  code: late("code", () => import("./code/view.tsx").then(({ Code }) => Code)),
  faq: late("faq", () => import("./faq/view.tsx").then(({ Faq }) => Faq)),
  image: late("image", () => import("./image/view.tsx").then(({ Image }) => Image)),
  gallery: late("gallery", () => import("./gallery/view.tsx").then(({ Gallery }) => Gallery)),
  video: late("video", () => import("./video/view.tsx").then(({ Video }) => Video)),
  "before-after": late("before-after", () =>
    import("./before-after/view.tsx").then(({ BeforeAfter }) => BeforeAfter),
  ),
  embed: late("embed", () => import("./embed/view.tsx").then(({ Embed }) => Embed)),
  metrics: late("metrics", () => import("./metrics/view.tsx").then(({ Metrics }) => Metrics)),
  quote: late("quote", () => import("./quote/view.tsx").then(({ Quote }) => Quote)),
  testimonials: late("testimonials", () =>
    import("./testimonials/view.tsx").then(({ Testimonials }) => Testimonials),
  ),
  "case-passport": late("case-passport", () =>
    import("./case-passport/view.tsx").then(({ CasePassport }) => CasePassport),
  ),
  "case-study": late("case-study", () => import("./case-study/view.tsx").then(({ CaseStudy }) => CaseStudy)),
  "logo-strip": late("logo-strip", () => import("./logo-strip/view.tsx").then(({ LogoStrip }) => LogoStrip)),
  team: late("team", () => import("./team/view.tsx").then(({ Team }) => Team)),
  offices: late("offices", () => import("./offices/view.tsx").then(({ Offices }) => Offices)),
  "process-steps": late("process-steps", () =>
    import("./process-steps/view.tsx").then(({ ProcessSteps }) => ProcessSteps),
  ),
  "feature-grid": late("feature-grid", () =>
    import("./feature-grid/view.tsx").then(({ FeatureGrid }) => FeatureGrid),
  ),
  "page-links": late("page-links", () => import("./page-links/view.tsx").then(({ PageLinks }) => PageLinks)),
  "services-list": late("services-list", () =>
    import("./services-list/view.tsx").then(({ ServicesList }) => ServicesList),
  ),
  "tech-stack": late("tech-stack", () => import("./tech-stack/view.tsx").then(({ TechStack }) => TechStack)),
  "news-list": late("news-list", () => import("./news-list/view.tsx").then(({ NewsList }) => NewsList)),
  "comparison-table": late("comparison-table", () =>
    import("./comparison-table/view.tsx").then(({ ComparisonTable }) => ComparisonTable),
  ),
  pricing: late("pricing", () => import("./pricing/view.tsx").then(({ Pricing }) => Pricing)),
  timeline: late("timeline", () => import("./timeline/view.tsx").then(({ Timeline }) => Timeline)),
  downloads: late("downloads", () => import("./downloads/view.tsx").then(({ Downloads }) => Downloads)),
  "enquiry-form": late("enquiry-form", () =>
    import("./enquiry-form/view.tsx").then(({ EnquiryForm }) => EnquiryForm),
  ),
  "call-to-action": CallToAction,
};

/** Draws a block on the public site. */
export function LateBlockView({ block, place }: { block: ResolvedBlock; place: BlockPlace }) {
  // Type and props are paired by the union, which TypeScript cannot follow through the table.
  const View = views[block.type] as ComponentType<typeof block.props & { place: BlockPlace }>;
  return <View {...block.props} place={place} />;
}
