import { isSame, type MergedSides, type Sides } from "#app/domain/merge/merge-fields.ts";
import {
  changesBetween,
  type PageDraft,
  type PageFieldName,
  pageFieldNames,
  type StoredBlock,
} from "./draft.ts";
import { mergeBlock, mergeOrder } from "./merge-draft.ts";

/** One part of a page that both sides changed differently. */
export type Conflict =
  | { kind: "field"; part: PageFieldName; mine: PageDraft[PageFieldName]; theirs: PageDraft[PageFieldName] }
  /** One prop of a block that both sides changed, with both versions of the block. */
  | { kind: "prop"; part: string; name: string; mine: StoredBlock; theirs: StoredBlock }
  /** Null where that side deleted the block. */
  | { kind: "block"; part: string; mine: StoredBlock | null; theirs: StoredBlock | null };

export type Versions = Sides<PageDraft>;

/** Merges two sides of a page by field and block; names the fields and the ids of the blocks that both changed. */
export function mergeSidesOfPage(versions: Versions): MergedSides<PageDraft> {
  const { base, mine, theirs } = versions;
  const overlaps = findConflicts(versions).map((each) => (each.kind === "prop" ? each.mine.id : each.part));
  return { merged: mergeThreeWay(mine, base, theirs), overlaps: [...new Set(overlaps)] };
}

/** Every part that both sides changed differently: fields first, then blocks in my order. */
export function findConflicts({ base, mine, theirs }: Versions): Conflict[] {
  const fields = pageFieldNames.flatMap((part): Conflict[] => {
    const isConflict =
      mine[part] !== theirs[part] && mine[part] !== base[part] && theirs[part] !== base[part];
    return isConflict ? [{ kind: "field", part, mine: mine[part], theirs: theirs[part] }] : [];
  });
  const known = [...mine.blocks, ...base.blocks, ...theirs.blocks].map(({ id }) => id);
  const blocks = [...new Set(known)].flatMap((part): Conflict[] => {
    const [before, ours, other] = [base, mine, theirs].map((draft) => blockOf(draft, part));
    const isConflict = !isSame(ours, other) && !isSame(ours, before) && !isSame(other, before);
    return isConflict ? conflictsOfBlock(part, before, ours ?? null, other ?? null) : [];
  });
  return [...fields, ...blocks];
}

function conflictsOfBlock(
  part: string,
  before: StoredBlock | undefined,
  mine: StoredBlock | null,
  theirs: StoredBlock | null,
): Conflict[] {
  const merged = mine && theirs && mergeBlock(before, mine, theirs);
  if (!merged) return [{ kind: "block", part, mine, theirs }];
  return merged.conflicts.map((name) => ({ kind: "prop", part: `${part}/${name}`, name, mine, theirs }));
}

export function blockOf({ blocks }: PageDraft, id: string): StoredBlock | undefined {
  return blocks.find((block) => block.id === id);
}

/**
 * Merges what others changed from `base` to `theirs` into a draft. Where the draft differs from the base, its own value
 * wins, prop by prop; a block that it added stays even if they removed it.
 */
export function mergeThreeWay(draft: PageDraft, base: PageDraft, theirs: PageDraft): PageDraft {
  const changes = changesBetween(base, theirs);
  const fields = Object.entries(changes.fields ?? {}).filter(([name]) =>
    Object.is(Reflect.get(draft, name), Reflect.get(base, name)),
  );
  const blocks = mergeBlocksThreeWay(draft, base, theirs, changes.order !== undefined);
  return { ...draft, ...Object.fromEntries(fields), blocks };
}

function mergeBlocksThreeWay(draft: PageDraft, base: PageDraft, theirs: PageDraft, isRearranged: boolean) {
  const before = byId(base);
  const now = byId(theirs);
  const own = byId(draft);
  const isUntouched = (block: StoredBlock) => isSame(before.get(block.id), block);

  const merged = draft.blocks.flatMap((block) => {
    const other = now.get(block.id);
    if (before.has(block.id) && isUntouched(block)) return other ?? [];
    return (other && mergeBlock(before.get(block.id), block, other)?.block) ?? block;
  });
  if (!isRearranged) return merged;

  const added = theirs.blocks.filter(({ id }) => !before.has(id) && !own.has(id));
  const known = new Map([...added, ...merged].map((block) => [block.id, block]));
  const order = mergeOrder(ids(draft), { from: ids(base), to: ids(theirs) });
  const removedByOthers = merged.filter(({ id }) => !order.includes(id)); // mine, removed by them
  return [...order.flatMap((id) => known.get(id) ?? []), ...removedByOthers];
}

const byId = ({ blocks }: PageDraft) => new Map(blocks.map((block) => [block.id, block]));
const ids = ({ blocks }: PageDraft) => blocks.map(({ id }) => id);
