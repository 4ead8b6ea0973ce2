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
