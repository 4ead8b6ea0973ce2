import { isSame } from "#app/domain/publishing/same.ts";
import { type PageDraft, type PageFieldName, pageFieldNames, type StoredBlock } from "./draft.ts";
import { isMoved } from "./merge-draft.ts";

interface FieldDifference {
  field: PageFieldName;
  before: PageDraft[PageFieldName];
  after: PageDraft[PageFieldName];
}

export type BlockDifference =
  | { change: "added"; block: StoredBlock }
  | { change: "removed"; block: StoredBlock }
  | { change: "changed"; before: StoredBlock; after: StoredBlock };

export interface Differences {
  fields: FieldDifference[];
  /** In the order of the later draft; removed blocks at the end. */
  blocks: BlockDifference[];
  /** Whether the common blocks have a different order. */
  isReordered: boolean;
}

/** Returns the changes from one draft to the other. */
export function differencesBetween(before: PageDraft, after: PageDraft): Differences {
  const earlier = new Map(before.blocks.map((block) => [block.id, block]));
  const later = new Set(after.blocks.map(({ id }) => id));
  const ids = (draft: PageDraft) => draft.blocks.map(({ id }) => id);
  return {
    fields: pageFieldNames
      .filter((field) => before[field] !== after[field])
      .map((field) => ({ field, before: before[field], after: after[field] })),
    blocks: [
      ...after.blocks.flatMap((block) => differenceOf(earlier.get(block.id), block)),
      ...before.blocks
        .filter(({ id }) => !later.has(id))
        .map((block) => ({ change: "removed" as const, block })),
    ],
    isReordered: isMoved(ids(before), ids(after)),
  };
}

function differenceOf(before: StoredBlock | undefined, after: StoredBlock): BlockDifference[] {
  if (!before) return [{ change: "added", block: after }];
  return isSame(before, after) ? [] : [{ change: "changed", before, after }];
}
