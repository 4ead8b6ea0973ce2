/** A copy of a list with one item moved in front of the one at index `before`; the length means the end. */
export function moved<Item>(list: readonly Item[], from: number, before: number): Item[] {
  const item = list[from];
  if (item === undefined) return [...list];
  return list.toSpliced(from, 1).toSpliced(before > from ? before - 1 : before, 0, item);
}
