/** Something that the palette leads to. */
export interface FindItem {
  /** Its heading: `Leads`, `Pages`, … */
  group: string;
  label: string;
  /** What tells it from others of the same name. */
  note?: string;
  to: string;
}

/** Whether a text has every word that was typed, in any order. */
export function hasWords(text: string, query: string): boolean {
  const plain = text.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => plain.includes(word));
}
