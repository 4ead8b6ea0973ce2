import { z } from "zod";
import { isSame } from "./is-same.ts";

/** A stored block, independent of its type's schema, which is in `#app/blocks`. */
export const storedBlockSchema = z.object({
  id: z.uuid(),
  type: z.string().min(1).max(80),
  version: z.int().positive(),
  props: z.record(z.string(), z.unknown()),
});
export type StoredBlock = z.output<typeof storedBlockSchema>;

/** Maximum blocks of a page; the editor is measured with 200. */
export const MAX_BLOCKS = 500;

const blockIds = z
  .array(z.uuid())
  .max(MAX_BLOCKS, `A page has at most ${MAX_BLOCKS} blocks`)
  .refine((ids) => new Set(ids).size === ids.length, "Two blocks have the same id");

/**
 * The names of a document's fields. Its content is everything that an editor can change and that publishing makes
 * public: fields by name and, for pages, the list `blocks`.
 */
export type FieldName<Content> = Exclude<keyof Content & string, "blocks">;

/** The content of a document whose type is known only at run time. */
export type DocumentContent = { [field: string]: unknown; blocks?: StoredBlock[] };

/** The blocks of a document; none for types without them. */
export function blocksOf(content: object): StoredBlock[] {
  return (content as { blocks?: StoredBlock[] }).blocks ?? noBlocks; // `blocks` is no other field of any type
}

/** One array, so that a part of a state that selects it does not change. */
const noBlocks: StoredBlock[] = [];

/** The ids of its blocks, in order. */
export function blockIdsOf(content: object): string[] {
  return blocksOf(content).map(({ id }) => id);
}

export function blockOf(content: object, id: string): StoredBlock | undefined {
  return blocksOf(content).find((block) => block.id === id);
}

/** The same content with other blocks; types without blocks have none to change. */
export function withBlocks<Content extends object>(content: Content, blocks: StoredBlock[]): Content {
  return "blocks" in content ? { ...content, blocks } : content;
}

function fieldNamesOf<Content extends object>(...contents: Content[]): FieldName<Content>[] {
  const names = new Set(contents.flatMap((content) => Object.keys(content)));
  names.delete("blocks");
  return [...names] as FieldName<Content>[]; // the keys of these contents
}

/** The names of the fields that differ, by deep comparison. */
export function differingFields<Content extends object>(one: Content, other: Content): FieldName<Content>[] {
  return fieldNamesOf(one, other).filter((name) => !isSame(one[name], other[name]));
}

/**
 * The changes of a save: fields by name, added or changed blocks, the previous state of changed ones (`before`), and,
 * when blocks were added, removed or moved, the ids in their order before (`from`) and after (`to`). Missing parts are
 * unchanged.
 */
export interface ContentChanges<Content> {
  fields?: Partial<Omit<Content, "blocks">>;
  blocks?: StoredBlock[];
  before?: StoredBlock[];
  order?: { from: string[]; to: string[] };
}

/** The schema of changes in a request, from the schema of the fields. */
export function contentChangesSchema<Fields extends z.ZodObject>(fields: Fields) {
  return z.object({
    fields: fields.partial().optional(),
    blocks: z.array(storedBlockSchema).max(MAX_BLOCKS).optional(),
    before: z.array(storedBlockSchema).max(MAX_BLOCKS).optional(),
    order: z.object({ from: blockIds, to: blockIds }).optional(),
  });
}

/** Returns the changes from one content to the other; `{}` for none. */
export function changesBetween<Content extends object>(
  before: Content,
  after: Content,
): ContentChanges<Content> {
  const fields = Object.fromEntries(differingFields(before, after).map((name) => [name, after[name]]));
  const known = new Map(blocksOf(before).map((block) => [block.id, block]));
  const blocks = blocksOf(after).filter((block) => !isSame(known.get(block.id), block));
  const changed = blocks.flatMap(({ id }) => known.get(id) ?? []);
  const [from, to] = [blockIdsOf(before), blockIdsOf(after)];
  return {
    ...(Object.keys(fields).length > 0 ? { fields: fields as Partial<Omit<Content, "blocks">> } : {}),
    ...(blocks.length > 0 ? { blocks } : {}),
    ...(changed.length > 0 ? { before: changed } : {}),
    ...(isSame(from, to) ? {} : { order: { from, to } }),
  };
}

/** The names of the fields and the ids of the blocks that differ. */
export function partsBetween<Content extends object>(before: Content, after: Content): string[] {
  const { fields = {}, blocks = [], order } = changesBetween(before, after);
  const removed = order?.from.filter((id) => !order.to.includes(id)) ?? [];
  return [...Object.keys(fields), ...blocks.map(({ id }) => id), ...removed];
}
