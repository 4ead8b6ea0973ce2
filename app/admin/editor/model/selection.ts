import type { StoredBlock } from "#app/domain/documents/content.ts";
import type { PropPath } from "#app/fields/prop-path.ts";

/** The selected blocks; the inspector shows the last selected one (`focus`), or the fields of the page. */
export interface Selection {
  /** Unordered; empty means the page itself. */
  ids: readonly string[];
  /** The block at which a range starts. */
  anchor: string | null;
  focus: string | null;
}

export const documentSelected: Selection = { ids: [], anchor: null, focus: null };

export function selectBlock(id: string): Selection {
  return { ids: [id], anchor: id, focus: id };
}

/** Selects the range from the anchor to `id`. */
export function selectRange(selection: Selection, blocks: readonly StoredBlock[], id: string): Selection {
  const at = (target: string | null) => blocks.findIndex((block) => block.id === target);
  const from = at(selection.anchor);
  const to = at(id);
  if (from === -1 || to === -1) return selectBlock(id);
  const range = blocks.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { ids: range.map((block) => block.id), anchor: selection.anchor, focus: id };
}

/** Removes deleted blocks from the selection; if none is left, selects the block at their former position. */
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
  return neighbour ? selectBlock(neighbour.id) : documentSelected;
}

/** The location of a field's value in a block; null for the document itself. */
export interface FieldPlace {
  blockId: string | null;
  path: PropPath;
}

/** The id of a field's control, for links from findings. */
export function fieldId({ blockId, path }: FieldPlace): string {
  return `field-${blockId}-${path.join("-")}`;
}

/** The same for a field of the document itself. */
export const ownFieldId = (path: PropPath) => `field-own-${path.join("-")}`;
