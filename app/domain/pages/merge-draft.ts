import { type FieldConflict, mergeFields, type Revisions } from "#app/domain/publishing/merge-fields.ts";
import { isSame } from "#app/domain/publishing/same.ts";
import { mergeOrder } from "./block-order.ts";
import type { DraftChanges, PageDraft, PageFields, StoredBlock } from "./draft.ts";
import { mergeBlock } from "./merge-block.ts";

/** A field or a block that two editors have changed: the unsaved and the stored value. */
export type DraftConflict =
  | ({ kind: "field" } & FieldConflict<PageFields>)
  /** Null if that side has removed the block. */
  | { kind: "block"; blockId: string; mine: StoredBlock | null; theirs: StoredBlock | null };

interface Merge {
  /** The stored draft, with the changes of others. */
  theirs: PageDraft;
  revisions: Revisions;
  /** The version that the changes were made from. */
  baseVersion: number;
  changes: DraftChanges;
  /** The version that the save would create. */
  nextVersion: number;
}

export type Merged =
  | { status: "merged"; draft: PageDraft; revisions: Revisions }
  | { status: "conflict"; conflicts: DraftConflict[] };

/**
 * Merges one editor's changes into a draft that others may have changed since. Changes to different fields, blocks and
 * props of a block are merged. A field or prop changed on both sides, or a block changed here and removed there, is a
 * conflict unless both sides are equal; then nothing is stored. The order of blocks never conflicts.
 */
export function mergeDraft({ theirs, revisions, baseVersion, changes, nextVersion }: Merge): Merged {
  const merged = mergeFields<PageFields>({ theirs, mine: changes.fields ?? {}, revisions, baseVersion });
  const conflicts: DraftConflict[] = merged.conflicts.map((conflict) => ({ kind: "field", ...conflict }));
  const touched: Revisions = Object.fromEntries(merged.touched.map((name) => [name, nextVersion]));
  const isStale = (part: string) => (revisions[part] ?? 0) > baseVersion;

  const blocks = new Map(theirs.blocks.map((block) => [block.id, block]));
  const before = new Map(changes.before?.map((block) => [block.id, block]));
  const change = (blockId: string, mine: StoredBlock | null) => {
    const saved = blocks.get(blockId) ?? null;
    if (isSame(mine, saved)) return;
    const merged = isStale(blockId) ? mergedBlock(before.get(blockId), mine, saved) : mine;
    if (merged === undefined) conflicts.push({ kind: "block", blockId, mine, theirs: saved });
    else if (merged) blocks.set(blockId, merged);
    else blocks.delete(blockId);
    touched[blockId] = nextVersion;
  };
  const { from, to } = changes.order ?? { from: [], to: [] };
  for (const block of changes.blocks ?? []) change(block.id, block);
  for (const id of from) if (!to.includes(id)) change(id, null);

  if (conflicts.length > 0) return { status: "conflict", conflicts };
  const order = mergeOrder(
    theirs.blocks.map(({ id }) => id),
    { from, to },
  );
  const arranged = [...new Set([...order, ...blocks.keys()])].flatMap((id) => blocks.get(id) ?? []);
  const draft = { ...theirs, ...merged.fields, blocks: arranged };
  return { status: "merged", draft, revisions: { ...revisions, ...touched } };
}

/** Undefined for a conflict, and if the base is unknown. */
function mergedBlock(before: StoredBlock | undefined, mine: StoredBlock | null, theirs: StoredBlock | null) {
  const merged = before && mine && theirs ? mergeBlock(before, mine, theirs) : undefined;
  return merged?.conflicts.length === 0 ? merged.block : undefined;
}
