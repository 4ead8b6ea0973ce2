const plates = Object.values(
  import.meta.glob<string>("./plates/*.svg", { query: "?url", import: "default", eager: true }),
);

/** A drawn picture for what has none of its own; the same words always get the same one. */
export function plateFor(words: string): string {
  let sum = 0;
  for (const letter of words) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return plateAt(sum);
}

/** For lists, where neighbours should differ; `position` counts from 0. */
export function plateAt(position: number): string {
  return plates[position % plates.length] ?? "";
}
