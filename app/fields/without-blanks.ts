import { isEmptyRichText, richTextSchema } from "#app/domain/rich-text/document.ts";

/**
 * Omits empty values: empty texts and documents, and objects without any value. List items stay, so that validation
 * reports empty ones.
 */
export function withoutBlanks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutBlanks(item));
  if (!isRecord(value)) return value;
  if (value.type === "doc") return withoutEmptyDocument(value);
  const kept = Object.entries(value).flatMap(([name, part]) => {
    const rest = withoutBlanks(part);
    return isBlank(rest) ? [] : [[name, rest] as const];
  });
  return Object.fromEntries(kept);
}

function withoutEmptyDocument(value: unknown): unknown {
  const document = richTextSchema.safeParse(value);
  return document.success && isEmptyRichText(document.data) ? undefined : value;
}

function isBlank(value: unknown): boolean {
  if (typeof value === "string") return value.trim() === "";
  return value === undefined || value === null || (isRecord(value) && Object.keys(value).length === 0);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
