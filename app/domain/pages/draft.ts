import { z } from "zod";
import { pictureAddress } from "#app/domain/links/href.ts";
import { isSame } from "#app/domain/merge/merge-fields.ts";
import { messages } from "./messages.ts";

const text = (max: number) => z.string().max(max, messages.atMostCharacters(max));
const optional = (max: number) => text(max).nullable();

/** Maximum characters of each text of a page. */
export const pageTextLimits = {
  title: 160,
  extendedTitle: 200,
  excerpt: 600,
  searchTitle: 120,
  searchDescription: 400,
};

/** All fields of a page except blocks and position. Any of them may be empty in a draft. */
const pageFieldsSchema = z.object({
  title: text(pageTextLimits.title),
  extendedTitle: optional(pageTextLimits.extendedTitle),
  excerpt: optional(pageTextLimits.excerpt),
  coverImage: optional(2000),
  searchTitle: optional(pageTextLimits.searchTitle),
  searchDescription: optional(pageTextLimits.searchDescription),
  socialImage: optional(2000),
  noindex: z.boolean(),
});
/** The same as submitted by an editor: stored pages may have unvalidated picture addresses from earlier versions. */
const editedPageFieldsSchema = pageFieldsSchema.extend({
  coverImage: pictureAddress.nullable(),
  socialImage: pictureAddress.nullable(),
});
export type PageFields = z.output<typeof pageFieldsSchema>;
export type PageFieldName = keyof PageFields;
export const pageFieldNames = Object.keys(pageFieldsSchema.shape) as PageFieldName[];

/** A stored block, independent of its type's schema, which is in `#app/blocks`. */
export const storedBlockSchema = z.object({
  id: z.uuid(),
  type: z.string().min(1).max(80),
  version: z.int().positive(),
  props: z.record(z.string(), z.unknown()),
});
export type StoredBlock = z.output<typeof storedBlockSchema>;

/** Maximum blocks of a page; the editor is measured with 200. */
const MAX_BLOCKS = 500;

/** Everything that an editor can change and that publishing makes public. */
export const pageDraftSchema = pageFieldsSchema.extend({ blocks: z.array(storedBlockSchema) });
export type PageDraft = z.output<typeof pageDraftSchema>;

const blockIds = z
  .array(z.uuid())
  .max(MAX_BLOCKS, messages.aPageHasAtMost(MAX_BLOCKS))
  .refine((ids) => new Set(ids).size === ids.length, messages.twoBlocksHaveTheSame);

/**
 * The changes of a save: fields by name, added or changed blocks, the previous state of changed ones (`before`), and,
 * when blocks were added, removed or moved, the ids in their order before (`from`) and after (`to`). Missing parts are
 * unchanged.
 */
export const draftChangesSchema = z.object({
  fields: editedPageFieldsSchema.partial().optional(),
  blocks: z.array(storedBlockSchema).max(MAX_BLOCKS).optional(),
  before: z.array(storedBlockSchema).max(MAX_BLOCKS).optional(),
  order: z.object({ from: blockIds, to: blockIds }).optional(),
});
export type DraftChanges = z.output<typeof draftChangesSchema>;

/**
 * Parses a page's stored content: a list of blocks, or its JSON. Invalid blocks are omitted; a block without an id gets
 * a deterministic one.
 */
export function storedBlocks(content: unknown, pageId: string): StoredBlock[] {
  return contentList(content).flatMap((entry, position) => {
    const id = pageId.slice(0, -12) + position.toString(16).padStart(12, "0");
    const block = storedBlockSchema.safeParse({ id, version: 1, props: {}, ...Object(entry) });
    return block.success ? [block.data] : [];
  });
}

function contentList(content: unknown): unknown[] {
  if (Array.isArray(content)) return content;
  if (typeof content !== "string") return [];
  try {
    return contentList(JSON.parse(content));
  } catch {
    return [];
  }
}

/** Returns the changes from one draft to the other, as input of `saveDraft`. */
export function changesBetween(before: PageDraft, after: PageDraft): DraftChanges {
  const fields = Object.fromEntries(
    pageFieldNames.filter((name) => before[name] !== after[name]).map((name) => [name, after[name]]),
  );
  const known = new Map(before.blocks.map((block) => [block.id, block]));
  const blocks = after.blocks.filter((block) => !isSame(known.get(block.id), block));
  const changed = blocks.flatMap(({ id }) => known.get(id) ?? []);
  const from = before.blocks.map(({ id }) => id);
  const to = after.blocks.map(({ id }) => id);
  return {
    ...(Object.keys(fields).length > 0 ? { fields } : {}),
    ...(blocks.length > 0 ? { blocks } : {}),
    ...(changed.length > 0 ? { before: changed } : {}),
    ...(isSame(from, to) ? {} : { order: { from, to } }),
  };
}

/** The names of the fields and the ids of the blocks that changes affect. */
export function touchedParts({ fields = {}, blocks = [], order }: DraftChanges): string[] {
  const removed = order?.from.filter((id) => !order.to.includes(id)) ?? [];
  return [...Object.keys(fields), ...blocks.map(({ id }) => id), ...removed];
}

const placedBlock = z.object({
  block: storedBlockSchema,
  place: z.object({ number: z.string().max(4).optional(), isOpening: z.boolean() }),
});

/** A rendering request of the editor: some blocks with their positions, or a whole page. */
export const renderingSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("blocks"), blocks: z.array(placedBlock).max(MAX_BLOCKS) }),
  z.object({ kind: z.literal("page"), draft: pageDraftSchema }),
]);
export type Rendering = z.output<typeof renderingSchema>;
