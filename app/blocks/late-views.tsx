import type { ComponentType } from "react";
import { awaitBeforeHydration } from "#app/ui/before-hydration.ts";
import { CallToAction } from "./call-to-action/view.tsx";
import { Hero } from "./hero/view.tsx";
import { late } from "./late.ts";
import type { BlockPlace } from "./place.ts";
import type { ResolvedBlock } from "./resolved-block.ts";
import { RichText } from "./rich-text/view.tsx";
import type { BlockViews } from "./views.tsx";

/** What nearly every page has comes with it; every other kind in a file of its own, with the pages that have it. */
const views = {
  hero: Hero,
  "rich-text": RichText,
  "two-columns": late(() => import("./two-columns/view.tsx").then(({ TwoColumns }) => TwoColumns)),
  code: late(() => import("./code/view.tsx").then(({ Code }) => Code)),
  faq: late(() => import("./faq/view.tsx").then(({ Faq }) => Faq)),
  image: late(() => import("./image/view.tsx").then(({ Image }) => Image)),
  gallery: late(() => import("./gallery/view.tsx").then(({ Gallery }) => Gallery)),
  video: late(() => import("./video/view.tsx").then(({ Video }) => Video)),
  "before-after": late(() => import("./before-after/view.tsx").then(({ BeforeAfter }) => BeforeAfter)),
  embed: late(() => import("./embed/view.tsx").then(({ Embed }) => Embed)),
  metrics: late(() => import("./metrics/view.tsx").then(({ Metrics }) => Metrics)),
  quote: late(() => import("./quote/view.tsx").then(({ Quote }) => Quote)),
  testimonials: late(() => import("./testimonials/view.tsx").then(({ Testimonials }) => Testimonials)),
  "case-passport": late(() => import("./case-passport/view.tsx").then(({ CasePassport }) => CasePassport)),
  "case-study": late(() => import("./case-study/view.tsx").then(({ CaseStudy }) => CaseStudy)),
  "logo-strip": late(() => import("./logo-strip/view.tsx").then(({ LogoStrip }) => LogoStrip)),
  team: late(() => import("./team/view.tsx").then(({ Team }) => Team)),
  offices: late(() => import("./offices/view.tsx").then(({ Offices }) => Offices)),
  "process-steps": late(() => import("./process-steps/view.tsx").then(({ ProcessSteps }) => ProcessSteps)),
  "feature-grid": late(() => import("./feature-grid/view.tsx").then(({ FeatureGrid }) => FeatureGrid)),
  "page-links": late(() => import("./page-links/view.tsx").then(({ PageLinks }) => PageLinks)),
  "services-list": late(() => import("./services-list/view.tsx").then(({ ServicesList }) => ServicesList)),
  "tech-stack": late(() => import("./tech-stack/view.tsx").then(({ TechStack }) => TechStack)),
  "news-list": late(() => import("./news-list/view.tsx").then(({ NewsList }) => NewsList)),
  "comparison-table": late(() =>
    import("./comparison-table/view.tsx").then(({ ComparisonTable }) => ComparisonTable),
  ),
  pricing: late(() => import("./pricing/view.tsx").then(({ Pricing }) => Pricing)),
  timeline: late(() => import("./timeline/view.tsx").then(({ Timeline }) => Timeline)),
  downloads: late(() => import("./downloads/view.tsx").then(({ Downloads }) => Downloads)),
  "enquiry-form": late(() => import("./enquiry-form/view.tsx").then(({ EnquiryForm }) => EnquiryForm)),
  "call-to-action": CallToAction,
} satisfies BlockViews;

/** Draws a block on the public site. */
export function LateBlockView({ block, place }: { block: ResolvedBlock; place: BlockPlace }) {
  // Type and props are paired by the union, which TypeScript cannot follow through the table.
  const View = views[block.type] as ComponentType<typeof block.props & { place: BlockPlace }>;
  return <View {...block.props} place={place} />;
}

/** Attributes for the element around the blocks of a page. */
export function lateViewsOf(blocks: ResolvedBlock[]) {
  const types = new Set(blocks.map(({ type }) => type).filter((type) => "load" in views[type]));
  return types.size > 0 ? { [marker]: [...types].join(" ") } : {};
}

const marker = "data-late-views";

async function loadViewsOfPage() {
  if (document.readyState === "loading") {
    await new Promise((done) => document.addEventListener("DOMContentLoaded", done, { once: true }));
  }
  const types = document.querySelector(`[${marker}]`)?.getAttribute(marker)?.split(" ") ?? [];
  const late = Object.entries(views).flatMap(([type, view]) =>
    types.includes(type) && "load" in view ? view : [],
  );
  await Promise.all(late.map((view) => view.load()));
}

if (typeof document !== "undefined") awaitBeforeHydration(loadViewsOfPage());
