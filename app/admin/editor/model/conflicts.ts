import { isSame } from "#app/domain/merge/merge-fields.ts";
import {
  changesBetween,
  type PageDraft,
  type PageFieldName,
  pageFieldNames,
  type StoredBlock,
} from "#app/domain/pages/draft.ts";
import { mergeBlock, mergeOrder } from "#app/domain/pages/merge-draft.ts";
import { addBlocks, changeProp } from "./block-operations.ts";

/** One part of a page that both sides changed differently. */
export type Conflict =
  | { kind: "field"; part: PageFieldName; mine: PageDraft[PageFieldName]; theirs: PageDraft[PageFieldName] }
  /** One prop of a block that both sides changed, with both versions of the block. */
  | { kind: "prop"; part: string; name: string; mine: StoredBlock; theirs: StoredBlock }
  /** Null where that side deleted the block. */
  | { kind: "block"; part: string; mine: StoredBlock | null; theirs: StoredBlock | null };

/** The resolution of a conflict. `both` requires that both sides have the block. */
export type Choice = "mine" | "theirs" | "both";

/** The three states of a merge: the common base and both sides. */
export interface Versions {
  base: PageDraft;
  mine: PageDraft;
  theirs: PageDraft;
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

/**
 * Three-way merge into one draft: a change of one side applies, and each conflict is resolved as chosen (mine by
 * default). With both, my block follows theirs with a new id.
 */
export function mergeVersions(
  versions: Versions,
  choices: Readonly<Record<string, Choice | undefined>>,
  newId: () => string,
): PageDraft {
  const { base, mine, theirs } = versions;
  let draft = mergeThreeWay(mine, base, theirs);
  const copied = new Set<string>();
  for (const conflict of findConflicts(versions)) {
    const choice = choices[conflict.part] ?? "mine";
    if (choice === "mine") continue;
    if (conflict.kind === "field") {
      draft = { ...draft, [conflict.part]: conflict.theirs };
      continue;
    }
    draft =
      conflict.kind === "prop"
        ? changeProp(draft, conflict.theirs.id, [conflict.name], conflict.theirs.props[conflict.name])
        : withBlock(draft, conflict.part, conflict.theirs, theirs);
    if (choice !== "both" || !conflict.mine || !conflict.theirs || copied.has(conflict.mine.id)) continue;
    copied.add(conflict.mine.id);
    draft = addBlocks(draft, [{ ...conflict.mine, id: newId() }], conflict.mine.id);
  }
  return draft;
}

/** The draft with a block as in `example`: replaced, reinserted or removed. */
function withBlock(draft: PageDraft, id: string, block: StoredBlock | null, example: PageDraft): PageDraft {
  if (!block) return { ...draft, blocks: draft.blocks.filter((candidate) => candidate.id !== id) };
  if (blockOf(draft, id)) {
    return { ...draft, blocks: draft.blocks.map((candidate) => (candidate.id === id ? block : candidate)) };
  }
  const position = example.blocks.findIndex((candidate) => candidate.id === id);
  const before = example.blocks.slice(0, position).findLast((candidate) => blockOf(draft, candidate.id));
  return addBlocks(draft, [block], before?.id ?? null);
}

function blockOf({ blocks }: PageDraft, id: string): StoredBlock | undefined {
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
