/** The items of a list with what tells them apart, and the two digits that stand before them. */
export function numbered<Item extends object>(items: Item[]): (Item & { key: string; number: string })[] {
  return items.map((item, position) => ({
    ...item,
    key: String(position),
    number: String(position + 1).padStart(2, "0"),
  }));
}
