import type { StoredBlock } from "#app/domain/pages/draft.ts";

/** What the inspector shows: the fields of the page, or the block that was selected last (`focus`) among others. */
export interface Selection {
  /** In no order; none means the page itself. */
  ids: readonly string[];
  /** The block a range starts at. */
  anchor: string | null;
  focus: string | null;
}

export const pageSelected: Selection = { ids: [], anchor: null, focus: null };

export function selectBlock(id: string): Selection {
  return { ids: [id], anchor: id, focus: id };
}

/** Everything from the anchor to `id`. */
export function selectRange(selection: Selection, blocks: readonly StoredBlock[], id: string): Selection {
  const at = (target: string | null) => blocks.findIndex((block) => block.id === target);
  const from = at(selection.anchor);
  const to = at(id);
  if (from === -1 || to === -1) return selectBlock(id);
  const range = blocks.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { ids: range.map((block) => block.id), anchor: selection.anchor, focus: id };
}

/** Leaves out blocks that are gone; when all are, what stands where they stood is selected. */
export function repairSelection(
  selection: Selection,
  before: readonly StoredBlock[],
  after: readonly StoredBlock[],
): Selection {
  const here = new Set(after.map(({ id }) => id));
  const ids = selection.ids.filter((id) => here.has(id));
  if (ids.length === selection.ids.length) return selection;
  const last = ids.at(-1);
  if (last) return { ids, anchor: last, focus: last };

  const position = before.findIndex(({ id }) => selection.ids.includes(id));
  const neighbour = after[Math.min(Math.max(position, 0), after.length - 1)];
  return neighbour ? selectBlock(neighbour.id) : pageSelected;
}
