import { changesBetween, type PageDraft, type StoredBlock } from "#app/domain/pages/draft.ts";
import { mergeBlock, mergeOrder } from "#app/domain/pages/merge-draft.ts";
import { isSame } from "#app/domain/publishing/same.ts";

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
