import { z } from "zod";
import { text } from "#app/fields/descriptors.ts";
import { draftOf } from "#app/fields/draft.ts";
import { withoutBlanks } from "#app/fields/without-blanks.ts";
import type { BlockGroup } from "./block-groups.ts";
import type { BlockIconName } from "./block-icon.tsx";

/** What every kind of block says of itself. `Props` is the zod object its data must fit to be published. */
interface BlockParts<Type extends string, Version extends number, Props extends z.ZodObject> {
  type: Type;
  /** Raised by one with each change of shape; see `docs/decisions`. */
  version: Version;
  label: string;
  /** What it is for, in one sentence. */
  description: string;
  group: BlockGroup;
  icon: BlockIconName;
  /** Made of the functions in `fields.ts`, in the order in which they are edited. */
  props: Props;
  /** Valid, presentable data: shown in the picker and by the contract test. */
  example: z.input<Props>;
  /** Other faces of it, by name: the shortest, the longest, each with another choice. */
  variants: Record<string, z.input<Props>>;
}

/** Completes a definition with what a page stores of it: `{ id, type, version, props }`, published and as a draft. */
export function defineBlock<
  const Type extends string,
  const Version extends number,
  Props extends z.ZodObject,
>(block: BlockParts<Type, Version, Props> & Migrations<Version>) {
  const identity = {
    id: z.uuid(),
    type: z.literal(block.type),
    version: z.literal<number>(block.version),
  };
  const parts: BlockParts<Type, Version, Props> = block;
  return {
    ...parts,
    migrations: (block.migrations ?? {}) as Partial<Record<number, Migration>>,
    stored: z.object({ ...identity, props: z.preprocess(withoutBlanks, block.props) }),
    draft: z.object({ ...identity, props: draftOf(block.props) }),
  };
}

/** The mono label on a section's hairline and its heading; both may be left out. */
export const sectionHead = {
  label: text("Label", { max: 60, help: "In small letters on the line above the section" }).optional(),
  heading: text("Heading").optional(),
};

/** The props of an earlier version, complete or a draft with anything missing, turned into those of the next. */
type Migration = (props: Record<string, unknown>) => Record<string, unknown>;

/** One step from each version before the present one; a first version has none. */
type Migrations<Version extends number> = [Below<Version>] extends [never]
  ? { migrations?: undefined }
  : { migrations: Record<Below<Version>, Migration> };

/** 1 | 2 for 3. */
type Below<Version extends number, Counted extends unknown[] = [unknown]> = Counted["length"] extends Version
  ? never
  : Counted["length"] | Below<Version, [...Counted, unknown]>;
