import { cleanRichText } from "#app/domain/rich-text/clean.ts";
import { pictureProblems } from "#app/domain/rich-text/document.ts";
import { blocks, type DraftBlock } from "./registry.ts";

/** A problem that prevents a block from being published. */
export interface Missing {
  blockId: string;
  /** Path inside the block's props: `["steps", 2, "title"]`. */
  path: (string | number)[];
  /** Names the field and its problem. */
  message: string;
}

/** Returns all problems that prevent the block from being published. */
export function missingOf({ id, type, props }: DraftBlock): Missing[] {
  const parsed = blocks[type].stored.shape.props.safeParse(props);
  const issues = parsed.success ? [] : parsed.error.issues;
  const missing = issues.map(({ path, message }) => ({
    blockId: id,
    path: path.filter((step) => typeof step !== "symbol"),
    message,
  }));
  return [...missing, ...inTexts(id, props, [])];
}

/**
 * Finds pictures in rich text that cannot be published. Not part of the schema, because the schema also reads content
 * that is already published.
 */
function inTexts(blockId: string, value: unknown, path: Missing["path"]): Missing[] {
  if (Array.isArray(value))
    return value.flatMap((item, position) => inTexts(blockId, item, [...path, position]));
  if (typeof value !== "object" || value === null) return [];
  const document = "type" in value && value.type === "doc" ? cleanRichText(value) : undefined;
  if (document) return pictureProblems(document).map((message) => ({ blockId, path, message }));
  return Object.entries(value).flatMap(([name, part]) => inTexts(blockId, part, [...path, name]));
}
