import { type FieldConflict, isSame, mergeFields, type Revisions } from "#app/domain/merge/merge-fields.ts";
import {
  type DraftChanges,
  type PageDraft,
  type PageFieldName,
  type PageFields,
  pageFieldNames,
  type StoredBlock,
} from "./draft.ts";

interface MergedBlock {
  /** Both sides' changes; mine where they conflict. */
  block: StoredBlock;
  /** The names of the props that both sides changed differently. */
  conflicts: string[];
}

/**
 * Three-way merge of one block, prop by prop. A prop is one field of the editor; a list, a picture or a link is merged
 * as a whole, because its parts have no ids and belong together. Undefined for blocks of another type or version,
 * which cannot be merged. Without a `base`, both sides added the block.
 */
export function mergeBlock(
  base: StoredBlock | undefined,
  mine: StoredBlock,
  theirs: StoredBlock,
): MergedBlock | undefined {
  const isAlike = (other: StoredBlock) => other.type === mine.type && other.version === mine.version;
  if (!isAlike(theirs) || (base && !isAlike(base))) return undefined;

  const props = { ...mine.props };
  const conflicts: string[] = [];
  for (const name of new Set([...Object.keys(mine.props), ...Object.keys(theirs.props)])) {
    const [before, ours, other] = [base?.props[name], mine.props[name], theirs.props[name]];
    if (isSame(ours, other) || isSame(other, before)) continue;
    if (!isSame(ours, before)) conflicts.push(name);
    else if (other === undefined) delete props[name];
    else props[name] = other;
  }
  if (isSame(props, theirs.props)) return { block: theirs, conflicts };
  return { block: isSame(props, mine.props) ? mine : { ...mine, props }, conflicts };
}

/**
 * Merges block orders: one editor has changed `from` to `to` while others have changed it to `theirs`. Only moves
 * decide the order of common blocks: the last move wins. Blocks added on either side stay after the block they were
 * inserted after, and blocks that this editor removed are removed.
 */
export function mergeOrder(theirs: string[], { from, to }: { from: string[]; to: string[] }): string[] {
  const known = new Set(from);
  const kept = new Set(to);
  if (isMoved(from, to)) {
    const added = theirs.filter((id) => !known.has(id) && !kept.has(id));
    return insertInPlace(to, added, theirs);
  }
  const remaining = theirs.filter((id) => !known.has(id) || kept.has(id));
  const added = to.filter((id) => !known.has(id) && !remaining.includes(id));
  return insertInPlace(remaining, added, to);
}

/** Whether the ids in both lists have a different order. */
function isMoved(from: string[], to: string[]): boolean {
  const before = from.filter((id) => to.includes(id));
  const after = to.filter((id) => from.includes(id));
  return before.some((id, position) => id !== after[position]);
}

/** Inserts each added id after the nearest preceding id of `example` that the list contains, else at the start. */
function insertInPlace(list: string[], added: string[], example: string[]): string[] {
  const result = [...list];
  for (const id of added) {
    const before = example.slice(0, example.indexOf(id)).reverse();
    const neighbour = before.find((candidate) => result.includes(candidate));
    result.splice(neighbour === undefined ? 0 : result.indexOf(neighbour) + 1, 0, id);
  }
  return result;
}

/** A field or a block that two editors have changed: the unsaved and the stored value. */
export type DraftConflict =
  | ({ kind: "field" } & FieldConflict<PageFields>)
  /** Null if that side has removed the block. */
  | { kind: "block"; blockId: string; mine: StoredBlock | null; theirs: StoredBlock | null };

interface Merge {
  /** The stored draft, with the changes of others. */
  theirs: PageDraft;
  revisions: Revisions;
  /** The version that the changes were made from. */
  baseVersion: number;
  changes: DraftChanges;
  /** The version that the save would create. */
  nextVersion: number;
}

type Merged =
  | { status: "merged"; draft: PageDraft; revisions: Revisions }
  | { status: "conflict"; conflicts: DraftConflict[] };

/**
 * Merges one editor's changes into a draft that others may have changed since. Changes to different fields, blocks and
 * props of a block are merged. A field or prop changed on both sides, or a block changed here and removed there, is a
 * conflict unless both sides are equal; then nothing is stored. The order of blocks never conflicts.
 */
export function mergeDraft({ theirs, revisions, baseVersion, changes, nextVersion }: Merge): Merged {
  const merged = mergeFields<PageFields>({ theirs, mine: changes.fields ?? {}, revisions, baseVersion });
  const conflicts: DraftConflict[] = merged.conflicts.map((conflict) => ({ kind: "field", ...conflict }));
  const touched: Revisions = Object.fromEntries(merged.touched.map((name) => [name, nextVersion]));
  const isStale = (part: string) => (revisions[part] ?? 0) > baseVersion;

  const blocks = new Map(theirs.blocks.map((block) => [block.id, block]));
  const before = new Map(changes.before?.map((block) => [block.id, block]));
  const change = (blockId: string, mine: StoredBlock | null) => {
    const saved = blocks.get(blockId) ?? null;
    if (isSame(mine, saved)) return;
    const merged = isStale(blockId) ? mergedBlock(before.get(blockId), mine, saved) : mine;
    if (merged === undefined) conflicts.push({ kind: "block", blockId, mine, theirs: saved });
    else if (merged) blocks.set(blockId, merged);
    else blocks.delete(blockId);
    touched[blockId] = nextVersion;
  };
  const { from, to } = changes.order ?? { from: [], to: [] };
  for (const block of changes.blocks ?? []) change(block.id, block);
  for (const id of from) if (!to.includes(id)) change(id, null);

  if (conflicts.length > 0) return { status: "conflict", conflicts };
  const order = mergeOrder(
    theirs.blocks.map(({ id }) => id),
    { from, to },
  );
  const arranged = [...new Set([...order, ...blocks.keys()])].flatMap((id) => blocks.get(id) ?? []);
  const draft = { ...theirs, ...merged.fields, blocks: arranged };
  return { status: "merged", draft, revisions: { ...revisions, ...touched } };
}

/** Undefined for a conflict, and if the base is unknown. */
function mergedBlock(before: StoredBlock | undefined, mine: StoredBlock | null, theirs: StoredBlock | null) {
  const merged = before && mine && theirs ? mergeBlock(before, mine, theirs) : undefined;
  return merged?.conflicts.length === 0 ? merged.block : undefined;
}

interface FieldDifference {
  field: PageFieldName;
  before: PageDraft[PageFieldName];
  after: PageDraft[PageFieldName];
}

export type BlockDifference =
  | { change: "added"; block: StoredBlock }
  | { change: "removed"; block: StoredBlock }
  | { change: "changed"; before: StoredBlock; after: StoredBlock };

export interface Differences {
  fields: FieldDifference[];
  /** In the order of the later draft; removed blocks at the end. */
  blocks: BlockDifference[];
  /** Whether the common blocks have a different order. */
  isReordered: boolean;
}

/** Returns the changes from one draft to the other. */
export function differencesBetween(before: PageDraft, after: PageDraft): Differences {
  const earlier = new Map(before.blocks.map((block) => [block.id, block]));
  const later = new Set(after.blocks.map(({ id }) => id));
  const ids = (draft: PageDraft) => draft.blocks.map(({ id }) => id);
  return {
    fields: pageFieldNames
      .filter((field) => before[field] !== after[field])
      .map((field) => ({ field, before: before[field], after: after[field] })),
    blocks: [
      ...after.blocks.flatMap((block) => differenceOf(earlier.get(block.id), block)),
      ...before.blocks
        .filter(({ id }) => !later.has(id))
        .map((block) => ({ change: "removed" as const, block })),
    ],
    isReordered: isMoved(ids(before), ids(after)),
  };
}

function differenceOf(before: StoredBlock | undefined, after: StoredBlock): BlockDifference[] {
  if (!before) return [{ change: "added", block: after }];
  return isSame(before, after) ? [] : [{ change: "changed", before, after }];
}
