/** A testimonial in the hand: which one, and where it would be put down; both count from 0. */
export interface Lifted {
  from: number;
  to: number;
}

/** The list with one of it at another place. */
export function arranged<Item>(items: Item[], { from, to }: Lifted): Item[] {
  const item = items[from];
  return item === undefined ? items : items.toSpliced(from, 1).toSpliced(to, 0, item);
}

/** One place up or down, within the list. */
export function stepped(lifted: Lifted, by: 1 | -1, count: number): Lifted {
  return { ...lifted, to: Math.min(Math.max(lifted.to + by, 0), count - 1) };
}
