import { z } from "zod";
import { type FieldDescription, fieldsOf } from "#app/fields/field-meta.ts";
import { beforeAfter } from "./before-after/schema.ts";
import { bigFigure } from "./big-figure/schema.ts";
import { callToAction } from "./call-to-action/schema.ts";
import { caseIndex } from "./case-index/schema.ts";
import { caseOpening } from "./case-opening/schema.ts";
import { casePassport } from "./case-passport/schema.ts";
import { caseStudy } from "./case-study/schema.ts";
import { code } from "./code/schema.ts";
import { comparisonTable } from "./comparison-table/schema.ts";
import { day } from "./day/schema.ts";
import type { LoadedData } from "./define-block.ts";
import { deviceFrame } from "./device-frame/schema.ts";
import { downloads } from "./downloads/schema.ts";
import { embed } from "./embed/schema.ts";
import { enquiryForm } from "./enquiry-form/schema.ts";
import { faq } from "./faq/schema.ts";
import { featureGrid } from "./feature-grid/schema.ts";
import { gallery } from "./gallery/schema.ts";
import { hero } from "./hero/schema.ts";
import { homeCases } from "./home-cases/schema.ts";
import { homeClients } from "./home-clients/schema.ts";
import { homeClutch } from "./home-clutch/schema.ts";
import { homeServices } from "./home-services/schema.ts";
import { homeSolutions } from "./home-solutions/schema.ts";
import { homeStage } from "./home-stage/schema.ts";
import { homeTeam } from "./home-team/schema.ts";
import { image } from "./image/schema.ts";
import { linkWall } from "./link-wall/schema.ts";
import { logoStrip } from "./logo-strip/schema.ts";
import { metrics } from "./metrics/schema.ts";
import { newsList } from "./news-list/schema.ts";
import { offices } from "./offices/schema.ts";
import { pageLinks } from "./page-links/schema.ts";
import { priceCalculator } from "./price-calculator/schema.ts";
import { priceScale } from "./price-scale/schema.ts";
import { pricing } from "./pricing/schema.ts";
import { processSteps } from "./process-steps/schema.ts";
import { quote } from "./quote/schema.ts";
import { responseTimes } from "./response-times/schema.ts";
import { richText } from "./rich-text/schema.ts";
import { schedule } from "./schedule/schema.ts";
import { sentence } from "./sentence/schema.ts";
import { servicesList } from "./services-list/schema.ts";
import { sharedBlock } from "./shared-block/schema.ts";
import { stationLine } from "./station-line/schema.ts";
import { story } from "./story/schema.ts";
import { team } from "./team/schema.ts";
import { techStack } from "./tech-stack/schema.ts";
import { testimonials } from "./testimonials/schema.ts";
import { timeline } from "./timeline/schema.ts";
import { twoColumns } from "./two-columns/schema.ts";
import { video } from "./video/schema.ts";

/**
 * All block types by their stored name, in the picker's order. All other parts are found in the type's folder. The list
 * is hand-written because the TypeScript types of blocks derive from it (decision 0051).
 */
export const blocks = {
  hero,
  "case-opening": caseOpening,
  "rich-text": richText,
  "two-columns": twoColumns,
  sentence,
  code,
  faq,
  image,
  gallery,
  video,
  "before-after": beforeAfter,
  "device-frame": deviceFrame,
  story,
  embed,
  metrics,
  "big-figure": bigFigure,
  quote,
  testimonials,
  "case-passport": casePassport,
  "case-study": caseStudy,
  "case-index": caseIndex,
  "logo-strip": logoStrip,
  team,
  offices,
  "process-steps": processSteps,
  "feature-grid": featureGrid,
  "page-links": pageLinks,
  "services-list": servicesList,
  "link-wall": linkWall,
  "station-line": stationLine,
  "tech-stack": techStack,
  "news-list": newsList,
  "comparison-table": comparisonTable,
  pricing,
  "price-scale": priceScale,
  "price-calculator": priceCalculator,
  "response-times": responseTimes,
  timeline,
  schedule,
  day,
  downloads,
  "enquiry-form": enquiryForm,
  "call-to-action": callToAction,
  "shared-block": sharedBlock,
  "home-stage": homeStage,
  "home-solutions": homeSolutions,
  "home-cases": homeCases,
  "home-services": homeServices,
  "home-clutch": homeClutch,
  "home-clients": homeClients,
  "home-team": homeTeam,
};

type Blocks = typeof blocks;
export type BlockType = keyof Blocks;
export type PropsOf<Type extends BlockType> = z.output<Blocks[Type]["props"]>;

/** What is loaded for a block of one type; never if nothing is. */
export type DataOf<Type extends BlockType> =
  Blocks[Type]["data"] extends LoadedData<infer Data> ? Data : never;

/** A stored block of one type, ready to be published. */
export type BlockOf<Type extends BlockType> = z.output<Blocks[Type]["stored"]>;
export type Block = { [Type in BlockType]: BlockOf<Type> }[BlockType];

/** A stored draft block of one type: any prop may be missing. */
export type DraftBlockOf<Type extends BlockType> = z.output<Blocks[Type]["draft"]>;
export type DraftBlock = { [Type in BlockType]: DraftBlockOf<Type> }[BlockType];

type Definition = Blocks[BlockType];
const definitions = Object.values(blocks);

/** A complete block in its current version: `{ id, type, version, props }`. */
export const blockSchema: z.ZodType<Block> = z.discriminatedUnion(
  "type",
  definitions.map(({ stored }) => stored) as [Definition["stored"], ...Definition["stored"][]],
);

/** A block in its current version, complete or not. */
export const draftBlockSchema: z.ZodType<DraftBlock> = z.discriminatedUnion(
  "type",
  definitions.map(({ draft }) => draft) as [Definition["draft"], ...Definition["draft"][]],
);

/** A block type's label; the type itself if it is unknown. */
export function blockLabel(type: string): string {
  return isKnown(type) ? blocks[type].label : type;
}

/** A block type's editable fields; none if it is unknown. */
export function blockFields(type: string): FieldDescription[] {
  return isKnown(type) ? fieldsOf(blocks[type].props) : [];
}

function isKnown(type: string): type is keyof typeof blocks {
  return Object.hasOwn(blocks, type);
}
