import {
  blockIdsOf,
  blockOf,
  blocksOf,
  changesBetween,
  differingFields,
  type FieldName,
  type StoredBlock,
  withBlocks,
} from "./content.ts";
import { isSame } from "./is-same.ts";
import { mergeBlock, mergeOrder } from "./merge-blocks.ts";

/** The three states of a merge: the common base and both sides. */
export interface Sides<Content> {
  base: Content;
  mine: Content;
  theirs: Content;
}

/** One part of a document that both sides changed differently. */
export type Conflict<Content> =
  | {
      kind: "field";
      part: FieldName<Content>;
      mine: Content[FieldName<Content>];
      theirs: Content[FieldName<Content>];
    }
  /** One prop of a block that both sides changed, with both versions of the block. */
  | { kind: "prop"; part: string; name: string; mine: StoredBlock; theirs: StoredBlock }
  /** Null where that side deleted the block. */
  | { kind: "block"; part: string; mine: StoredBlock | null; theirs: StoredBlock | null };

/** Merges two sides by field and block; names the fields and the ids of the blocks that both changed. There mine wins. */
export function mergeSides<Content extends object>(sides: Sides<Content>) {
  const { base, mine, theirs } = sides;
  const overlaps = findConflicts(sides).map((each) => (each.kind === "prop" ? each.mine.id : each.part));
  return { merged: mergeThreeWay(mine, base, theirs), overlaps: [...new Set<string>(overlaps)] };
}

/** Every part that both sides changed differently: fields first, then blocks in my order. */
export function findConflicts<Content extends object>({
  base,
  mine,
  theirs,
}: Sides<Content>): Conflict<Content>[] {
  const fields = differingFields(mine, theirs).flatMap((part): Conflict<Content>[] => {
    const isConflict = !isSame(mine[part], base[part]) && !isSame(theirs[part], base[part]);
    return isConflict ? [{ kind: "field", part, mine: mine[part], theirs: theirs[part] }] : [];
  });
  const known = [mine, base, theirs].flatMap(blockIdsOf);
  const blocks = [...new Set(known)].flatMap((part): Conflict<Content>[] => {
    const [before, ours, other] = [base, mine, theirs].map((content) => blockOf(content, part));
    const isConflict = !isSame(ours, other) && !isSame(ours, before) && !isSame(other, before);
    return isConflict ? conflictsOfBlock(part, before, ours ?? null, other ?? null) : [];
  });
  return [...fields, ...blocks];
}

function conflictsOfBlock<Content>(
  part: string,
  before: StoredBlock | undefined,
  mine: StoredBlock | null,
  theirs: StoredBlock | null,
): Conflict<Content>[] {
  const merged = mine && theirs && mergeBlock(before, mine, theirs);
  if (!merged) return [{ kind: "block", part, mine, theirs }];
  return merged.conflicts.map((name) => ({ kind: "prop", part: `${part}/${name}`, name, mine, theirs }));
}

/**
 * Merges what others changed from `base` to `theirs` into a draft. Where the draft differs from the base, its own value
 * wins, prop by prop; a block that it added stays even if they removed it.
 */
export function mergeThreeWay<Content extends object>(
  draft: Content,
  base: Content,
  theirs: Content,
): Content {
  const { fields = {}, order } = changesBetween(base, theirs);
  const own = new Set<string>(differingFields(base, draft));
  const received = Object.fromEntries(Object.entries(fields).filter(([name]) => !own.has(name)));
  const blocks = mergeBlocksThreeWay(draft, base, theirs, order !== undefined);
  return withBlocks({ ...draft, ...received }, blocks);
}

function mergeBlocksThreeWay(draft: object, base: object, theirs: object, isRearranged: boolean) {
  const before = byId(base);
  const now = byId(theirs);
  const own = byId(draft);
  const isUntouched = (block: StoredBlock) => isSame(before.get(block.id), block);

  const merged = blocksOf(draft).flatMap((block) => {
    const other = now.get(block.id);
    if (before.has(block.id) && isUntouched(block)) return other ?? [];
    return (other && mergeBlock(before.get(block.id), block, other)?.block) ?? block;
  });
  if (!isRearranged) return merged;

  const added = blocksOf(theirs).filter(({ id }) => !before.has(id) && !own.has(id));
  const known = new Map([...added, ...merged].map((block) => [block.id, block]));
  const order = mergeOrder(blockIdsOf(draft), { from: blockIdsOf(base), to: blockIdsOf(theirs) });
  const removedByOthers = merged.filter(({ id }) => !order.includes(id)); // mine, removed by them
  return [...order.flatMap((id) => known.get(id) ?? []), ...removedByOthers];
}

const byId = (content: object) => new Map(blocksOf(content).map((block) => [block.id, block]));
