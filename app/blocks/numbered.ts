/** Adds a React key and a two-digit number to each item of a list. */
export function numbered<Item extends object>(items: Item[]): (Item & { key: string; number: string })[] {
  return items.map((item, position) => ({
    ...item,
    key: String(position),
    number: String(position + 1).padStart(2, "0"),
  }));
}
