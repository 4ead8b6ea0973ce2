import { blockIdsOf, blocksOf, differingFields, type FieldName, type StoredBlock } from "./content.ts";
import { isSame } from "./is-same.ts";
import { isMoved } from "./merge-blocks.ts";

interface FieldDifference<Content> {
  field: FieldName<Content>;
  before: Content[FieldName<Content>];
  after: Content[FieldName<Content>];
}

export type BlockDifference =
  | { change: "added"; block: StoredBlock }
  | { change: "removed"; block: StoredBlock }
  | { change: "changed"; before: StoredBlock; after: StoredBlock };

export interface Differences<Content> {
  fields: FieldDifference<Content>[];
  /** In the order of the later content; removed blocks at the end. */
  blocks: BlockDifference[];
  /** Whether the common blocks have a different order. */
  isReordered: boolean;
}

interface FieldWords<Content> {
  labelOf: (field: FieldName<Content>) => string;
  inWords: (field: FieldName<Content>, value: unknown) => string;
}

/** The fields that differ, with both values as text. */
export function fieldDifferencesInWords<Content extends object>(
  before: Content,
  after: Content,
  { labelOf, inWords }: FieldWords<Content>,
) {
  return differingFields(before, after).map((field) => ({
    field: field as string,
    label: labelOf(field),
    before: inWords(field, before[field]),
    after: inWords(field, after[field]),
  }));
}

/** Returns the changes from one content to the other, for people to compare. */
export function differencesBetween<Content extends object>(
  before: Content,
  after: Content,
): Differences<Content> {
  const earlier = new Map(blocksOf(before).map((block) => [block.id, block]));
  const later = new Set(blockIdsOf(after));
  return {
    fields: differingFields(before, after).map((field) => ({
      field,
      before: before[field],
      after: after[field],
    })),
    blocks: [
      ...blocksOf(after).flatMap((block) => differenceOf(earlier.get(block.id), block)),
      ...blocksOf(before)
        .filter(({ id }) => !later.has(id))
        .map((block) => ({ change: "removed" as const, block })),
    ],
    isReordered: isMoved(blockIdsOf(before), blockIdsOf(after)),
  };
}

function differenceOf(before: StoredBlock | undefined, after: StoredBlock): BlockDifference[] {
  if (!before) return [{ change: "added", block: after }];
  return isSame(before, after) ? [] : [{ change: "changed", before, after }];
}
