import {
  blockIdsOf,
  blocksOf,
  type ContentChanges,
  type FieldName,
  type StoredBlock,
  withBlocks,
} from "./content.ts";
import { isSame } from "./is-same.ts";
import { mergeBlock, mergeOrder } from "./merge-blocks.ts";

/** The version in which each part of a draft last changed; parts that never changed are missing. */
export type Revisions = Record<string, number>;

interface Save<Content> {
  /** The stored draft, with the changes of others. */
  theirs: Content;
  revisions: Revisions;
  /** The version that the changes were made from. */
  baseVersion: number;
  /** Checked by the schema of its document type. */
  changes: ContentChanges<object>;
  /** The version that the save would create. */
  nextVersion: number;
}

type MergedSave<Content> =
  | { status: "merged"; draft: Content; revisions: Revisions }
  /** `parts`: the names of the fields and the ids of the blocks. */
  | { status: "conflict"; parts: string[] };

/**
 * Merges one editor's changes into a draft that others may have changed since. Changes to different fields, blocks and
 * props of a block are merged. A field or prop changed on both sides, or a block changed here and removed there, is a
 * conflict unless both sides are equal; then nothing is stored. The order of blocks never conflicts.
 */
export function mergeSave<Content extends object>({
  theirs,
  revisions,
  baseVersion,
  changes,
  nextVersion,
}: Save<Content>): MergedSave<Content> {
  const conflicts: string[] = [];
  const touched: Revisions = {};
  const isStale = (part: string) => (revisions[part] ?? 0) > baseVersion;

  const fields: object = changes.fields ?? {};
  for (const [name, mine] of Object.entries(fields)) {
    if (mine === undefined || isSame(mine, theirs[name as FieldName<Content>])) continue;
    if (isStale(name)) conflicts.push(name);
    touched[name] = nextVersion;
  }

  const blocks = new Map(blocksOf(theirs).map((block) => [block.id, block]));
  const before = new Map(changes.before?.map((block) => [block.id, block]));
  const change = (blockId: string, mine: StoredBlock | null) => {
    const saved = blocks.get(blockId) ?? null;
    if (isSame(mine, saved)) return;
    const merged = isStale(blockId) ? mergedBlock(before.get(blockId), mine, saved) : mine;
    if (merged === undefined) conflicts.push(blockId);
    else if (merged) blocks.set(blockId, merged);
    else blocks.delete(blockId);
    touched[blockId] = nextVersion;
  };
  const { from, to } = changes.order ?? { from: [], to: [] };
  for (const block of changes.blocks ?? []) change(block.id, block);
  for (const id of from) if (!to.includes(id)) change(id, null);

  if (conflicts.length > 0) return { status: "conflict", parts: conflicts };
  const draft = withBlocks({ ...theirs, ...fields }, arranged(theirs, blocks, { from, to }));
  return { status: "merged", draft, revisions: { ...revisions, ...touched } };
}

function arranged(theirs: object, blocks: Map<string, StoredBlock>, order: { from: string[]; to: string[] }) {
  const merged = mergeOrder(blockIdsOf(theirs), order);
  return [...new Set([...merged, ...blocks.keys()])].flatMap((id) => blocks.get(id) ?? []);
}

/** Undefined for a conflict, and if the base is unknown. */
function mergedBlock(before: StoredBlock | undefined, mine: StoredBlock | null, theirs: StoredBlock | null) {
  const merged = before && mine && theirs ? mergeBlock(before, mine, theirs) : undefined;
  return merged?.conflicts.length === 0 ? merged.block : undefined;
}
