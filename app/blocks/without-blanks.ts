/**
 * Leaves out what an editor has emptied: texts without a character, and objects of which nothing is left. Items of
 * lists stay, so that an empty one is noticed; rich text is not looked into.
 */
export function withoutBlanks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutBlanks(item));
  if (!isRecord(value) || value.type === "doc") return value;
  const kept = Object.entries(value).flatMap(([name, part]) => {
    const rest = withoutBlanks(part);
    return isBlank(rest) ? [] : [[name, rest] as const];
  });
  return Object.fromEntries(kept);
}

function isBlank(value: unknown): boolean {
  if (typeof value === "string") return value.trim() === "";
  return value === undefined || value === null || (isRecord(value) && Object.keys(value).length === 0);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
