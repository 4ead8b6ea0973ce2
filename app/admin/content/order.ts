/** A testimonial that is being moved: its index, and its target index. */
export interface Lifted {
  from: number;
  to: number;
}

/** The list with one item moved. */
export function arranged<Item>(items: Item[], { from, to }: Lifted): Item[] {
  const item = items[from];
  return item === undefined ? items : items.toSpliced(from, 1).toSpliced(to, 0, item);
}

/** One place up or down, clamped to the list. */
export function stepped(lifted: Lifted, by: 1 | -1, count: number): Lifted {
  return { ...lifted, to: Math.min(Math.max(lifted.to + by, 0), count - 1) };
}
