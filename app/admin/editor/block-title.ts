import type { StoredBlock } from "#app/domain/pages/draft.ts";
import type { BlockKind } from "./library.ts";
import { messages } from "./messages.ts";

/** A block's title in the outline: its heading, else its block type. */
export function titleOf({ props }: StoredBlock, kind: BlockKind | undefined): string {
  const words = kind?.fields.flatMap(({ name, control }) => {
    const value = props[name];
    return control === "text" && name !== "label" && typeof value === "string" && value.trim() ? [value] : [];
  });
  return words?.[0] ?? kind?.label ?? messages.unknownBlock;
}

/** The number of items in its first list; undefined without a list. */
export function itemCountOf({ props }: StoredBlock, kind: BlockKind | undefined): number | undefined {
  const list = kind?.fields.find(({ control }) => control === "list" || control === "pageReferences");
  const items = list && props[list.name];
  return Array.isArray(items) ? items.length : undefined;
}
