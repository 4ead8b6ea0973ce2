/** A copy of a list with one item put in front of the one that stands at `before`; the length means the end. */
export function moved<Item>(list: readonly Item[], from: number, before: number): Item[] {
  const item = list[from];
  if (item === undefined) return [...list];
  return list.toSpliced(from, 1).toSpliced(before > from ? before - 1 : before, 0, item);
}
