import type { StoredBlock } from "#app/domain/documents/content.ts";
import { blockOf, findConflicts, mergeThreeWay, type Sides } from "#app/domain/documents/merge-three-way.ts";
import type { PageDraft } from "#app/domain/pages/draft.ts";
import { addBlocks, changeProp } from "./block-operations.ts";

/** The resolution of a conflict. `both` requires that both sides have the block. */
export type Choice = "mine" | "theirs" | "both";

/**
 * Three-way merge into one draft: a change of one side applies, and each conflict is resolved as chosen (mine by
 * default). With both, my block follows theirs with a new id.
 */
export function mergeVersions(
  versions: Sides<PageDraft>,
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
