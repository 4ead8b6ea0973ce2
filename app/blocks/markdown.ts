import { beforeAfterMarkdown } from "./before-after/markdown.ts";
import { callToActionMarkdown } from "./call-to-action/markdown.ts";
import { casePassportMarkdown } from "./case-passport/markdown.ts";
import { caseStudyMarkdown } from "./case-study/markdown.ts";
import { codeMarkdown } from "./code/markdown.ts";
import { comparisonTableMarkdown } from "./comparison-table/markdown.ts";
import { downloadsMarkdown } from "./downloads/markdown.ts";
import { embedMarkdown } from "./embed/markdown.ts";
import { enquiryFormMarkdown } from "./enquiry-form/markdown.ts";
import { faqMarkdown } from "./faq/markdown.ts";
import { featureGridMarkdown } from "./feature-grid/markdown.ts";
import { galleryMarkdown } from "./gallery/markdown.ts";
import { heroMarkdown } from "./hero/markdown.ts";
import { imageMarkdown } from "./image/markdown.ts";
import { logoStripMarkdown } from "./logo-strip/markdown.ts";
import { metricsMarkdown } from "./metrics/markdown.ts";
import { newsListMarkdown } from "./news-list/markdown.ts";
import { officesMarkdown } from "./offices/markdown.ts";
import { pageLinksMarkdown } from "./page-links/markdown.ts";
import { pricingMarkdown } from "./pricing/markdown.ts";
import { processStepsMarkdown } from "./process-steps/markdown.ts";
import { quoteMarkdown } from "./quote/markdown.ts";
import type { BlockType } from "./registry.ts";
import type { ResolvedBlock, ViewProps } from "./resolved-block.ts";
import { richTextMarkdown } from "./rich-text/markdown.ts";
import { servicesListMarkdown } from "./services-list/markdown.ts";
import { teamMarkdown } from "./team/markdown.ts";
import { techStackMarkdown } from "./tech-stack/markdown.ts";
import { testimonialsMarkdown } from "./testimonials/markdown.ts";
import { timelineMarkdown } from "./timeline/markdown.ts";
import { twoColumnsMarkdown } from "./two-columns/markdown.ts";
import { videoMarkdown } from "./video/markdown.ts";

const forms: { [Type in BlockType]: (props: ViewProps<Type>) => string } = {
  hero: heroMarkdown,
  "rich-text": richTextMarkdown,
  "two-columns": twoColumnsMarkdown,
  code: codeMarkdown,
  faq: faqMarkdown,
  image: imageMarkdown,
  gallery: galleryMarkdown,
  video: videoMarkdown,
  "before-after": beforeAfterMarkdown,
  embed: embedMarkdown,
  metrics: metricsMarkdown,
  quote: quoteMarkdown,
  testimonials: testimonialsMarkdown,
  "case-passport": casePassportMarkdown,
  "case-study": caseStudyMarkdown,
  "logo-strip": logoStripMarkdown,
  team: teamMarkdown,
  offices: officesMarkdown,
  "process-steps": processStepsMarkdown,
  "feature-grid": featureGridMarkdown,
  "page-links": pageLinksMarkdown,
  "services-list": servicesListMarkdown,
  "tech-stack": techStackMarkdown,
  "news-list": newsListMarkdown,
  "comparison-table": comparisonTableMarkdown,
  pricing: pricingMarkdown,
  timeline: timelineMarkdown,
  downloads: downloadsMarkdown,
  "enquiry-form": enquiryFormMarkdown,
  "call-to-action": callToActionMarkdown,
};

/** What the view shows, as Markdown, without a line break at its end; links of this site are paths. */
export function markdownOf({ type, props }: ResolvedBlock): string {
  // Type and props are paired by the union, which TypeScript cannot follow through the table.
  const form = forms[type] as (given: typeof props) => string;
  return form(props);
}
