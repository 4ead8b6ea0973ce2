import type { PageDraft, PageFields, StoredBlock } from "#app/domain/pages/draft.ts";
import { isRecord, type PropPath, valueAt, withValueAt } from "#app/fields/prop-path.ts";

/*
 * Operations on the blocks of a draft. Each returns a new draft that shares unchanged parts with the old one, or the
 * old draft if nothing changes; unknown ids are ignored.
 */

/** Inserts blocks behind the one with id `after`, or at the start. */
export function addBlocks(draft: PageDraft, blocks: StoredBlock[], after: string | null): PageDraft {
  if (blocks.length === 0) return draft;
  const position = positionOf(draft, after) + 1;
  return { ...draft, blocks: draft.blocks.toSpliced(position, 0, ...blocks) };
}

/**
 * Moves blocks, in their order, in front of the block at `position` (counted before the move; the number of blocks
 * means the end).
 */
export function moveBlocks(draft: PageDraft, ids: readonly string[], position: number): PageDraft {
  const moved = draft.blocks.filter(({ id }) => ids.includes(id));
  const before = draft.blocks.slice(0, position).filter(({ id }) => !ids.includes(id));
  const behind = draft.blocks.slice(position).filter(({ id }) => !ids.includes(id));
  const blocks = [...before, ...moved, ...behind];
  return blocks.every((block, at) => block === draft.blocks[at]) ? draft : { ...draft, blocks };
}

/** Moves blocks one place up (-1) or down (1) as a group. No change at either end. */
export function stepBlocks(draft: PageDraft, ids: readonly string[], step: -1 | 1): PageDraft {
  const positions = draft.blocks.flatMap(({ id }, at) => (ids.includes(id) ? [at] : []));
  const first = positions[0];
  const last = positions.at(-1);
  if (first === undefined || last === undefined) return draft;
  const target = step === -1 ? Math.max(first - 1, 0) : Math.min(last + 2, draft.blocks.length);
  return moveBlocks(draft, ids, target);
}

/** Inserts copies with new ids behind the last of the blocks. */
export function duplicateBlocks(draft: PageDraft, ids: readonly string[], newId: () => string): PageDraft {
  const originals = draft.blocks.filter(({ id }) => ids.includes(id));
  const last = originals.at(-1);
  return last ? addBlocks(draft, withNewIds(originals, newId), last.id) : draft;
}

export function deleteBlocks(draft: PageDraft, ids: readonly string[]): PageDraft {
  const blocks = draft.blocks.filter(({ id }) => !ids.includes(id));
  return blocks.length === draft.blocks.length ? draft : { ...draft, blocks };
}

/** The same blocks with new ids. */
export function withNewIds(blocks: readonly StoredBlock[], newId: () => string): StoredBlock[] {
  return blocks.map((block) => ({ ...block, id: newId() }));
}

function positionOf(draft: PageDraft, id: string | null): number {
  return id === null ? -1 : draft.blocks.findIndex((block) => block.id === id);
}

/** Changes one value inside a block; undefined removes it. */
export function changeProp(draft: PageDraft, blockId: string, path: PropPath, value: unknown): PageDraft {
  const position = draft.blocks.findIndex(({ id }) => id === blockId);
  const block = draft.blocks[position];
  if (!block || Object.is(valueAt(block.props, path), value)) return draft;
  const props = withValueAt(block.props, path, value);
  return isRecord(props) ? { ...draft, blocks: draft.blocks.with(position, { ...block, props }) } : draft;
}

/** Changes a field of the page itself. */
export function changeField<Name extends keyof PageFields>(
  draft: PageDraft,
  name: Name,
  value: PageFields[Name],
): PageDraft {
  return Object.is(draft[name], value) ? draft : { ...draft, [name]: value };
}
