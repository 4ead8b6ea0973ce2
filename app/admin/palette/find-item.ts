/** A search result of the palette. */
export interface FindItem {
  /** The group's heading: `Leads`, `Pages`, … */
  group: string;
  label: string;
  /** Distinguishes results with the same name. */
  note?: string;
  to: string;
}

/** Whether a text contains every typed word, in any order. */
export function hasWords(text: string, query: string): boolean {
  const plain = text.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => plain.includes(word));
}
