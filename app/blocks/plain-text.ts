import { z } from "zod";
import type { RichText } from "#app/domain/rich-text/document.ts";
import { richTextToPlainText } from "#app/domain/rich-text/plain-text.ts";
import { fieldMeta, unwrap } from "#app/fields/field-meta.ts";
import { readBlocks } from "./read-blocks.ts";
import { type Block, blocks } from "./registry.ts";
import { replaceShared, type SharedBlocks } from "./shared-block/replace-shared.ts";

/** Returns the readable text of a block, without markup, one line per field. */
export function plainTextOf({ type, props }: Pick<Block, "type" | "props">): string {
  return wordsOf(blocks[type].props, props).join("\n");
}

/** Returns the readable text of a page's stored published content, with that of its shared blocks. */
export function plainTextOfContent(content: unknown, shared: SharedBlocks): string {
  return replaceShared(readBlocks(content).blocks, shared).map(plainTextOf).join("\n");
}

/** Walks the schema, which distinguishes texts from addresses and choices. */
function wordsOf(part: z.core.$ZodType, value: unknown): string[] {
  const { schema } = unwrap(part);
  if (value === undefined || value === null) return [];
  const meta = fieldMeta.get(schema);
  if (meta?.isShown === false) return [];
  switch (meta?.control) {
    case "text":
    case "longText":
    case "code":
      return typeof value === "string" && value ? [value] : [];
    case "richText":
      return [richTextToPlainText(value as RichText)].filter(Boolean);
  }
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.flatMap((item) => wordsOf(schema.element, item));
  }
  if (schema instanceof z.ZodObject) {
    const values = Object(value) as Record<string, unknown>;
    return Object.entries(schema.shape).flatMap(([name, inner]) =>
      // Alternative texts and captions are not part of the running text.
      "alt" in schema.shape && (name === "alt" || name === "caption") ? [] : wordsOf(inner, values[name]),
    );
  }
  return [];
}
