import type { StoredBlock } from "#app/domain/pages/draft.ts";

/** The text of blocks, one line per text, for pasting into other programs. */
export function plainTextOf(blocks: readonly StoredBlock[]): string {
  return blocks.map(({ props }) => wordsIn(props).join("\n")).join("\n\n");
}

/** All readable text in a value, in order; addresses and ids are excluded. */
function wordsIn(value: unknown, name = ""): string[] {
  if (typeof value === "string") return isWords(name, value) ? [value] : [];
  if (Array.isArray(value)) return isRun(value) ? [runOf(value)] : value.flatMap((item) => wordsIn(item));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => wordsIn(part, key));
}

function isWords(name: string, value: string): boolean {
  return value.trim() !== "" && !/^(type|href|src|mediaId|id)$/.test(name);
}

/** The inline content of a paragraph: one line regardless of its marks. */
function isRun(list: unknown[]): list is { type: string; text?: string }[] {
  return list.length > 0 && list.every((node) => /^(text|hardBreak)$/.test(String(Object(node).type)));
}

function runOf(run: { text?: string }[]): string {
  return run.map(({ text }) => text ?? "\n").join("");
}
