import { z } from "zod";
import type { RichText } from "#app/domain/rich-text/document.ts";
import { choice, text } from "#app/fields/descriptors.ts";
import { draftOf, withoutBlanks } from "#app/fields/draft.ts";
import type { BlockIconName } from "./block-icon.tsx";

/** The groups of the block picker, in order. */
export const blockGroups = {
  openings: "Page openings",
  text: "Text",
  pictures: "Pictures and films",
  proof: "Proof",
  lists: "Lists",
  actions: "Actions",
  shared: "Shared",
  home: "Home page",
} as const;
export type BlockGroup = keyof typeof blockGroups;

/** The definition of a block type. `Props` is the zod schema of published blocks. */
interface BlockParts<Type extends string, Version extends number, Props extends z.ZodObject> {
  type: Type;
  /** Incremented with each change of the stored shape; see `docs/decisions`. */
  version: Version;
  label: string;
  /** The block's purpose in one sentence. */
  description: string;
  group: BlockGroup;
  icon: BlockIconName;
  /** Built with the descriptors of `app/fields/descriptors.ts`, in the editor's order. */
  props: Props;
  /** Valid, presentable data, for the picker and the contract test. */
  example: z.input<Props>;
  /** The types that it replaced, with what their blocks, which had no fields, become. */
  formerly?: Record<string, { version: number; props: z.input<Props> }>;
  /** Further examples by name: minimal, maximal, and one for each choice. */
  variants: Record<string, z.input<Props>>;
}

/** Data that is loaded for a block besides its props. */
export interface LoadedData<Data> {
  isLoaded: true;
  /** Only the type, for `ViewProps`; a definition has no data. */
  readonly data?: Data;
}

/** The `data` of a block type with a `data.server.ts`, from the type of its loader. */
export function loadedBy<Load extends (...args: never) => unknown>(): LoadedData<Awaited<ReturnType<Load>>> {
  return { isLoaded: true };
}

/** Adds the schemas of stored blocks to a definition: `{ id, type, version, props }`, published and as a draft. */
export function defineBlock<
  const Type extends string,
  const Version extends number,
  Props extends z.ZodObject,
  Data = undefined,
>(block: BlockParts<Type, Version, Props> & Migrations<Version> & { data?: Data }) {
  const identity = {
    id: z.uuid(),
    type: z.literal(block.type),
    version: z.literal<number>(block.version),
  };
  const parts: BlockParts<Type, Version, Props> = block;
  return {
    ...parts,
    data: block.data as Data,
    formerly: block.formerly ?? {},
    migrations: (block.migrations ?? {}) as Partial<Record<number, Migration>>,
    stored: z.object({ ...identity, props: z.preprocess(withoutBlanks, block.props) }),
    draft: z.object({ ...identity, props: draftOf(block.props) }),
  };
}

/** The mono label on a section's rule and its heading; both are optional. */
export const sectionHead = {
  label: text("Label", { max: 60, help: "Shown in small type above the section" }).optional(),
  heading: text("Heading").optional(),
};

/** Whether heading and text are those of the block's section in the settings of the home page, which can hide it. */
export const source = choice(
  "Heading and text",
  { block: "This block’s own", settings: "From Settings › Home" },
  { help: "Settings › Home replaces the heading below, and can turn the block off." },
).default("block");

/** Converts the props of an earlier version, complete or a draft with missing values, to the next version. */
type Migration = (props: Record<string, unknown>) => Record<string, unknown>;

/** One migration from each earlier version; a first version has none. */
type Migrations<Version extends number> = [Below<Version>] extends [never]
  ? { migrations?: undefined }
  : { migrations: Record<Below<Version>, Migration> };

/** 1 | 2 for 3. */
type Below<Version extends number, Counted extends unknown[] = [unknown]> = Counted["length"] extends Version
  ? never
  : Counted["length"] | Below<Version, [...Counted, unknown]>;

/** A document of plain paragraphs, for examples. */
export function paragraphs(...texts: string[]): RichText {
  return {
    type: "doc",
    content: texts.map((text) => ({ type: "paragraph", content: [{ type: "text", text }] })),
  };
}
