import {
  blockIdsOf,
  blockOf,
  blocksOf,
  type StoredBlock,
  withBlocks,
} from "#app/domain/documents/content.ts";
import { findConflicts, mergeThreeWay, type Sides } from "#app/domain/documents/merge-three-way.ts";
import { addBlocks, changeProp } from "./block-operations.ts";

/** The resolution of a conflict. `both` requires that both sides have the block. */
export type Choice = "mine" | "theirs" | "both";

/**
 * Three-way merge into one draft: a change of one side applies, and each conflict is resolved as chosen (mine by
 * default). With both, my block follows theirs with a new id.
 */
export function mergeVersions<Content extends object>(
  versions: Sides<Content>,
  choices: Readonly<Record<string, Choice | undefined>>,
  newId: () => string,
): Content {
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
function withBlock<Content extends object>(
  draft: Content,
  id: string,
  block: StoredBlock | null,
  example: Content,
): Content {
  const blocks = blocksOf(draft);
  const isOther = (candidate: StoredBlock) => candidate.id !== id;
  if (!block) return withBlocks(draft, blocks.filter(isOther));
  if (blockOf(draft, id)) {
    return withBlocks(
      draft,
      blocks.map((candidate) => (isOther(candidate) ? candidate : block)),
    );
  }
  const position = blockIdsOf(example).indexOf(id);
  const before = blockIdsOf(example)
    .slice(0, position)
    .findLast((candidate) => blockOf(draft, candidate));
  return addBlocks(draft, [block], before ?? null);
}
