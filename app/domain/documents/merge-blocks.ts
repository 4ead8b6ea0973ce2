import type { StoredBlock } from "./content.ts";
import { isSame } from "./is-same.ts";

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
export function isMoved(from: string[], to: string[]): boolean {
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
