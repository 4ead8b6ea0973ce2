/** A text without case and accents, for searches in memory; Postgres searches by `contains`. */
export function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
