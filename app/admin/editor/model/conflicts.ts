import {
  type PageDraft,
  type PageFieldName,
  pageFieldNames,
  type StoredBlock,
} from "#app/domain/pages/draft.ts";
import { mergeBlock } from "#app/domain/pages/merge-block.ts";
import { isSame } from "#app/domain/publishing/same.ts";
import { addBlocks } from "./block-operations.ts";
import { changeProp } from "./content-operations.ts";
import { mergeThreeWay } from "./merge-three-way.ts";

/** One part of a page that both sides have changed, each in its own way. */
export type Conflict =
  | { kind: "field"; part: PageFieldName; mine: PageDraft[PageFieldName]; theirs: PageDraft[PageFieldName] }
  /** The same prop of one block, as both sides have the block. */
  | { kind: "prop"; part: string; name: string; mine: StoredBlock; theirs: StoredBlock }
  /** Null where that side has removed the block. */
  | { kind: "block"; part: string; mine: StoredBlock | null; theirs: StoredBlock | null };

/** What becomes of a clash. Both is possible where both sides have a block. */
export type Choice = "mine" | "theirs" | "both";

/** Three states of a page: the one both sides began from, and what each has made of it. */
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
 * Both sides in one draft: what only one of them has changed as that side has it, and each clash as chosen (mine,
 * unless said). With both, my block stands behind theirs under a new id.
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

/** The draft with a block as it is in an `example`: in its place, put back, or taken out. */
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
