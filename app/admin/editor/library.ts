import type { BlockIconName } from "#app/blocks/block-icon.tsx";
import { type BlockGroup, blockGroups } from "#app/blocks/define-block.ts";
import { blocks } from "#app/blocks/registry.ts";
import { MAX_BLOCKS, type StoredBlock } from "#app/domain/documents/content.ts";
import { canAddBlock } from "#app/domain/pages/home.ts";
import { type FieldDescription, fieldsOf } from "#app/fields/field-meta.ts";

/** A block type as plain data, so that the editor's bundle contains no block code. */
export interface BlockKind {
  type: string;
  version: number;
  label: string;
  description: string;
  group: BlockGroup;
  icon: BlockIconName;
  fields: FieldDescription[];
}

export interface Library {
  kinds: BlockKind[];
  groups: Record<BlockGroup, string>;
  /** The number of blocks that a document can have. */
  max: number;
}

/** The library of documents without blocks. */
export const noLibrary: Library = { kinds: [], groups: blockGroups, max: 0 };

/** The block types that a document accepts, in the order of the picker. */
export function describeLibrary(accepts: (type: string) => boolean, max = MAX_BLOCKS): Library {
  const kinds = Object.values(blocks)
    .filter(({ type }) => accepts(type))
    .map(
      ({ type, version, label, description, group, icon, props }): BlockKind => ({
        type,
        version,
        label,
        description,
        group,
        icon,
        fields: fieldsOf(props),
      }),
    );
  return { kinds, groups: blockGroups, max };
}

/** Whether a block of this type can be added to a document with these blocks. */
export function canAdd(
  { library, item }: { library: Library; item: { slug: string } },
  blocks: readonly StoredBlock[],
  block: { type: string },
): boolean {
  const isAccepted = library.kinds.some(({ type }) => type === block.type);
  return isAccepted && blocks.length < library.max && canAddBlock(item, blocks, block);
}

/** A block's title in the outline: its first text, else its block type. */
export function titleOf({ props }: StoredBlock, kind: BlockKind | undefined): string {
  const words = kind?.fields.flatMap(({ name, control }) => {
    const value = props[name];
    const isText = control === "text" || control === "longText";
    return isText && name !== "label" && typeof value === "string" && value.trim() ? [value] : [];
  });
  return words?.[0] ?? kind?.label ?? "Unknown block";
}

/** The number of items in its first list; undefined without any. */
export function itemCountOf({ props }: StoredBlock, kind: BlockKind | undefined): number | undefined {
  const list = kind?.fields.find(({ control }) => control === "list" || control.endsWith("References"));
  const items = list && props[list.name];
  return Array.isArray(items) && items.length > 0 ? items.length : undefined;
}
