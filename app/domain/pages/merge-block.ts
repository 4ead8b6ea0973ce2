import { isSame } from "#app/domain/publishing/same.ts";
import type { StoredBlock } from "./draft.ts";

export interface MergedBlock {
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
