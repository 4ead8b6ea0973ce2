import { z } from "zod";
import { callToAction } from "./call-to-action/schema.ts";
import { casePassport } from "./case-passport/schema.ts";
import { hero } from "./hero/schema.ts";
import { metrics } from "./metrics/schema.ts";
import { pageLinks } from "./page-links/schema.ts";
import { processSteps } from "./process-steps/schema.ts";
import { richText } from "./rich-text/schema.ts";
import { testimonials } from "./testimonials/schema.ts";

/** Every kind of block, by its stored type. Views and data loaders are checked against this list. */
export const blocks = {
  hero,
  "rich-text": richText,
  "process-steps": processSteps,
  metrics,
  "case-passport": casePassport,
  "page-links": pageLinks,
  testimonials,
  "call-to-action": callToAction,
};

/** A block as a page stores it: `{ id, type, version, props }`. */
export const blockSchema = z.discriminatedUnion("type", [
  hero.stored,
  richText.stored,
  processSteps.stored,
  metrics.stored,
  casePassport.stored,
  pageLinks.stored,
  testimonials.stored,
  callToAction.stored,
]);

export type Block = z.output<typeof blockSchema>;
export type BlockType = keyof typeof blocks;
export type BlockOf<Type extends BlockType> = Extract<Block, { type: Type }>;
export type PropsOf<Type extends BlockType> = BlockOf<Type>["props"];
