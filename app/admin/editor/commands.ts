import { blocksOf, type StoredBlock } from "#app/domain/documents/content.ts";
import { stageType } from "#app/domain/pages/home.ts";
import { draftOf, type Editor, type EditorStore } from "./editor.ts";
import { type BlockKind, canAdd, titleOf } from "./library.ts";
import { messages } from "./messages.ts";
import { documentSelected, selectBlock, selectRange } from "./model/selection.ts";

/* The commands of the editor, shared by buttons, shortcuts and drag and drop; each announces its result. */

/** `given`: props besides the defaults of the type. */
export function addBlock(
  editor: Editor,
  { type, version, fields }: BlockKind,
  given: StoredBlock["props"] = {},
) {
  const { edit, selection } = editor.getState();
  const defaults = fields.flatMap((field) =>
    "default" in field ? [[field.name, field.default] as const] : [],
  );
  const block: StoredBlock = {
    id: crypto.randomUUID(),
    type,
    version,
    props: { ...Object.fromEntries(defaults), ...given },
  };
  const after = type === stageType ? null : (selection.focus ?? lastId(editor.getState()));
  edit({ type: "add", blocks: [block], after });
  announce(editor, messages.blockAdded);
}

export function stepSelection(editor: Editor, step: -1 | 1) {
  const { edit, selection } = editor.getState();
  edit({ type: "step", ids: selection.ids, step });
  announce(editor, messages.blockMoved);
}

export function moveTo(editor: Editor, ids: readonly string[], position: number) {
  editor.getState().edit({ type: "move", ids, position });
  announce(editor, messages.blockMoved);
}

export function duplicateSelection(editor: Editor) {
  const state = editor.getState();
  const { edit, selection, set } = state;
  const blocks = blocksOf(draftOf(state));
  const ids = selection.ids.filter((id) =>
    blocks.every((block) => block.id !== id || canAdd(state, blocks, block)),
  );
  if (ids.length === 0 && selection.ids.length > 0) {
    set({ announcement: `This ${state.type.noun} can have this block only once.` });
    return;
  }
  edit({ type: "duplicate", ids });
  announce(editor, messages.blockDuplicated);
}

export function deleteSelection(editor: Editor) {
  const { edit, selection, set } = editor.getState();
  if (selection.ids.length === 0) return;
  edit({ type: "delete", ids: selection.ids });
  set({ announcement: `${messages.blockCount(selection.ids.length)} deleted. Use Undo to restore it.` });
}

export function pasteBlocks(editor: Editor, blocks: StoredBlock[]) {
  const state = editor.getState();
  const { edit, selection, set, library } = state;
  const present = blocksOf(draftOf(state));
  const allowed = blocks
    .filter((block) => canAdd(state, present, block))
    .slice(0, Math.max(0, library.max - present.length));
  if (allowed.length === 0) {
    set({ announcement: refusalOf(state, present.length) });
    return;
  }
  edit({ type: "paste", blocks: allowed, after: selection.focus ?? lastId(state) });
  announce(editor, messages.blockPasted);
}

/** Why none of the pasted blocks can be added. */
function refusalOf({ type, library }: EditorStore, count: number): string {
  if (count >= library.max)
    return `Not pasted: a ${type.noun} has at most ${messages.blockCount(library.max)}.`;
  return `Not pasted: this ${type.noun} does not accept these blocks. Each section of the home page can be used once, and only there.`;
}

export function undo(editor: Editor) {
  const { edit, history, set } = editor.getState();
  edit({ type: "undo" });
  set({ announcement: history.past.length > 0 ? "Undone" : "Nothing to undo" });
}

export function redo(editor: Editor) {
  const { edit, history, set } = editor.getState();
  edit({ type: "redo" });
  set({ announcement: history.future.length > 0 ? "Redone" : "Nothing to redo" });
}

export function selectDocument(editor: Editor) {
  editor.getState().edit({ type: "select", selection: documentSelected });
}

export function select(editor: Editor, id: string, { isRange = false } = {}) {
  const state = editor.getState();
  const blocks = blocksOf(draftOf(state));
  state.edit({
    type: "select",
    selection: isRange ? selectRange(state.selection, blocks, id) : selectBlock(id),
  });
}

export function selectAll(editor: Editor) {
  const state = editor.getState();
  const blocks = blocksOf(draftOf(state));
  const [first] = blocks;
  const last = blocks.at(-1);
  if (!first || !last) return;
  state.edit({ type: "select", selection: selectRange(selectBlock(first.id), blocks, last.id) });
}

/** Selects the block before or after the focused one; the document itself precedes the first block. */
export function selectNext(editor: Editor, step: -1 | 1, isRange = false) {
  const state = editor.getState();
  const blocks = blocksOf(draftOf(state));
  const position = blocks.findIndex(({ id }) => id === state.selection.focus);
  const next = blocks[position + step];
  if (next && position + step >= 0) select(editor, next.id, { isRange });
  else if (position === 0 && step === -1 && !isRange) selectDocument(editor);
}

function announce(editor: Editor, message: (block: string, position: number, count: number) => string) {
  const state = editor.getState();
  const blocks = blocksOf(draftOf(state));
  const [first] = state.selection.ids;
  const position = blocks.findIndex(({ id }) => id === first);
  const block = blocks[position];
  if (!block) return;
  const title =
    state.selection.ids.length === 1
      ? titleOf(block, state.kinds.get(block.type))
      : messages.blockCount(state.selection.ids.length);
  state.set({ announcement: message(title, position + 1, blocks.length) });
}

function lastId(state: EditorStore): string | null {
  return blocksOf(draftOf(state)).at(-1)?.id ?? null;
}
