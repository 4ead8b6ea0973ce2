import { z } from "zod";
import { callToAction } from "./call-to-action/schema.ts";
import { casePassport } from "./case-passport/schema.ts";
import { hero } from "./hero/schema.ts";
import { metrics } from "./metrics/schema.ts";
import { pageLinks } from "./page-links/schema.ts";
import { processSteps } from "./process-steps/schema.ts";
import { richText } from "./rich-text/schema.ts";
import { testimonials } from "./testimonials/schema.ts";

/**
 * Every kind of block, by its stored type, in the order of the picker. Views, Markdown forms and data loaders are
 * checked against this list: one without them does not compile.
 */
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

type Blocks = typeof blocks;
export type BlockType = keyof Blocks;
export type PropsOf<Type extends BlockType> = z.output<Blocks[Type]["props"]>;

/** A block of one kind as a page stores it, ready to be published. */
export type BlockOf<Type extends BlockType> = z.output<Blocks[Type]["stored"]>;
export type Block = { [Type in BlockType]: BlockOf<Type> }[BlockType];

/** A block of one kind as a draft stores it: anything of its props may be missing. */
export type DraftBlockOf<Type extends BlockType> = z.output<Blocks[Type]["draft"]>;
export type DraftBlock = { [Type in BlockType]: DraftBlockOf<Type> }[BlockType];

type Definition = Blocks[BlockType];
const definitions = Object.values(blocks);

/** A block in its present version, complete: `{ id, type, version, props }`. */
export const blockSchema: z.ZodType<Block> = z.discriminatedUnion(
  "type",
  definitions.map(({ stored }) => stored) as [Definition["stored"], ...Definition["stored"][]],
);

/** A block in its present version, complete or not. */
export const draftBlockSchema: z.ZodType<DraftBlock> = z.discriminatedUnion(
  "type",
  definitions.map(({ draft }) => draft) as [Definition["draft"], ...Definition["draft"][]],
);
