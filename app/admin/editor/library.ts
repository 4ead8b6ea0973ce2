import { type BlockGroup, blockGroups } from "#app/blocks/block-groups.ts";
import type { BlockIconName } from "#app/blocks/block-icon.tsx";
import { blocks } from "#app/blocks/registry.ts";
import { fitsPage } from "#app/domain/pages/home.ts";
import { type FieldDescription, fieldsOf } from "#app/fields/fields-of.ts";

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
}

/** Every block type that a page can have, in the order of the picker. */
export function describeLibrary(page: { slug: string }): Library {
  const kinds = Object.values(blocks)
    .filter((kind) => fitsPage(page, kind))
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
  return { kinds, groups: blockGroups };
}
