/**
 * The order of a page's blocks after one editor has brought it from `from` to `to` while others have made it `theirs`.
 * Only moving decides over the place of what both know: who moved last arranged it. What either has added stands
 * after the block that it was put behind, and what this editor has removed is gone.
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

/** Whether the ids that are in both lists stand in another order. */
export function isMoved(from: string[], to: string[]): boolean {
  const before = from.filter((id) => to.includes(id));
  const after = to.filter((id) => from.includes(id));
  return before.some((id, position) => id !== after[position]);
}

/** Puts each added id right behind the nearest one before it in `example` that the list has, else to the front. */
function insertInPlace(list: string[], added: string[], example: string[]): string[] {
  const result = [...list];
  for (const id of added) {
    const before = example.slice(0, example.indexOf(id)).reverse();
    const neighbour = before.find((candidate) => result.includes(candidate));
    result.splice(neighbour === undefined ? 0 : result.indexOf(neighbour) + 1, 0, id);
  }
  return result;
}
