/** An untrusted node: only its type is certain. */
export interface Json {
  type: string;
  text?: unknown;
  attrs: Record<string, unknown>;
  marks?: unknown;
  content?: unknown;
}

export function readNode(value: unknown): Json | undefined {
  if (!isRecord(value) || typeof value.type !== "string") return undefined;
  return { ...value, type: value.type, attrs: isRecord(value.attrs) ? value.attrs : {} };
}

/** The child nodes. */
export function partsOf({ content }: Pick<Json, "content">): Json[] {
  return Array.isArray(content) ? content.flatMap((part) => readNode(part) ?? []) : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
