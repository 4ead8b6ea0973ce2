import { blocksOf, type DocumentContent, type StoredBlock } from "#app/domain/documents/content.ts";
import { mergeThreeWay } from "#app/domain/documents/merge-three-way.ts";
import type { PropPath } from "#app/fields/prop-path.ts";
import {
  addBlocks,
  changeProp,
  deleteBlocks,
  duplicateBlocks,
  moveBlocks,
  stepBlocks,
  withNewIds,
} from "./block-operations.ts";
import { documentSelected, repairSelection, type Selection, selectBlock } from "./selection.ts";

export interface EditorState {
  history: History<DocumentContent>;
  selection: Selection;
}

/**
 * Whether a change was typed into a text field: it is merged with the keystrokes before it into one step. While an input
 * method composes a word, pauses do not end the step.
 */
export type Typed = boolean | "composing";

export type Edit =
  | { type: "add"; blocks: StoredBlock[]; after: string | null }
  | { type: "paste"; blocks: StoredBlock[]; after: string | null }
  | { type: "move"; ids: readonly string[]; position: number }
  | { type: "step"; ids: readonly string[]; step: -1 | 1 }
  | { type: "duplicate"; ids: readonly string[] }
  | { type: "delete"; ids: readonly string[] }
  | { type: "change"; blockId: string; path: PropPath; value: unknown; typed?: Typed }
  | { type: "field"; name: string; path?: PropPath; value: unknown; typed?: Typed }
  /** Replaces the whole content: a recovered draft or a resolved conflict. */
  | { type: "replace"; draft: DocumentContent }
  | { type: "undo" }
  | { type: "redo" }
  | { type: "select"; selection: Selection }
  /** What others saved since `base`; merged into every step. */
  | { type: "receive"; base: DocumentContent; theirs: DocumentContent };

/** The side inputs of an edit, injected for tests. */
interface Surroundings {
  newId: () => string;
  /** Milliseconds. */
  now: number;
}

export function newEditorState(draft: DocumentContent): EditorState {
  const [first] = blocksOf(draft);
  return { history: newHistory(draft), selection: first ? selectBlock(first.id) : documentSelected };
}

/** Applies an edit to the editor's state; an edit without a change adds no step. */
export function edited(state: EditorState, edit: Edit, { newId, now }: Surroundings): EditorState {
  const { history } = state;
  const draft = history.present;
  switch (edit.type) {
    case "add":
      return inserted(state, addBlocks(draft, edit.blocks, edit.after));
    case "paste":
      return inserted(state, addBlocks(draft, withNewIds(edit.blocks, newId), edit.after));
    case "duplicate":
      return inserted(state, duplicateBlocks(draft, edit.ids, newId));
    case "move":
      return { ...state, history: record(history, moveBlocks(draft, edit.ids, edit.position)) };
    case "step":
      return { ...state, history: record(history, stepBlocks(draft, edit.ids, edit.step)) };
    case "delete":
      return repaired(state, record(history, deleteBlocks(draft, edit.ids)));
    case "change": {
      const field = edit.typed ? `${edit.blockId}/${edit.path.join("/")}` : undefined;
      const next = changeProp(draft, edit.blockId, edit.path, edit.value);
      const isComposing = edit.typed === "composing";
      return { ...state, history: record(history, next, { field, now, isComposing }) };
    }
    case "field": {
      const isUnchanged = Object.is(draft[edit.name], edit.value);
      const next = isUnchanged ? draft : { ...draft, [edit.name]: edit.value };
      const field = edit.typed ? (edit.path ?? [edit.name]).join("/") : undefined;
      const isComposing = edit.typed === "composing";
      return { ...state, history: record(history, next, { field, now, isComposing }) };
    }
    case "replace":
      return repaired(state, record(history, edit.draft));
    case "undo":
      return selectChanged(state, undo(history));
    case "redo":
      return selectChanged(state, redo(history));
    case "select":
      return { history, selection: edit.selection };
    case "receive":
      return repaired(
        state,
        mapHistory(history, (step) => mergeThreeWay(step, edit.base, edit.theirs)),
      );
  }
}

/** Selects the inserted blocks. */
function inserted({ history, selection }: EditorState, next: DocumentContent): EditorState {
  const before = new Set(blocksOf(history.present).map(({ id }) => id));
  const ids = blocksOf(next).flatMap(({ id }) => (before.has(id) ? [] : [id]));
  const [anchor = null] = ids;
  return {
    history: record(history, next),
    selection: anchor ? { ids, anchor, focus: ids.at(-1) ?? null } : selection,
  };
}

function repaired({ history, selection }: EditorState, next: History<DocumentContent>): EditorState {
  return {
    history: next,
    selection: repairSelection(selection, blocksOf(history.present), blocksOf(next.present)),
  };
}

/** Selects the blocks that an undo or redo changed, so that the change is visible. */
function selectChanged(state: EditorState, next: History<DocumentContent>): EditorState {
  const before = new Map(blocksOf(state.history.present).map((block) => [block.id, block]));
  const touched = blocksOf(next.present).find((block) => before.get(block.id) !== block);
  return touched ? { history: next, selection: selectBlock(touched.id) } : repaired(state, next);
}

/** The maximum number of undo steps (requirement PAGE-03). */
export const MAX_STEPS = 200;

/** Milliseconds without a keystroke that end a step of typing. */
export const typingPause = 1000;

/** Undo and redo stacks; the latest state is last in `past` and in `future`. */
interface History<State> {
  past: readonly State[];
  present: State;
  future: readonly State[];
  /** The step that is still being typed: its field and the time of the last keystroke. */
  typing: { field: string; at: number; isComposing: boolean } | null;
}

export function newHistory<State>(present: State): History<State> {
  return { past: [], present, future: [], typing: null };
}

/**
 * Records a new state as an undo step; an equal state adds none. Keystrokes in one `field` without a pause are one
 * step.
 * `now` in milliseconds.
 */
export function record<State>(
  history: History<State>,
  next: State,
  { field, now = 0, isComposing = false }: { field?: string; now?: number; isComposing?: boolean } = {},
): History<State> {
  if (next === history.present) return history;
  const { typing, past, present } = history;
  const goesOn =
    field !== undefined && typing?.field === field && (typing.isComposing || now - typing.at < typingPause);
  return {
    past: goesOn ? past : [...past, present].slice(-MAX_STEPS),
    present: next,
    future: [],
    typing: field === undefined ? null : { field, at: now, isComposing },
  };
}

export function undo<State>(history: History<State>): History<State> {
  const previous = history.past.at(-1);
  if (history.past.length === 0 || previous === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    present: previous,
    future: [...history.future, history.present],
    typing: null,
  };
}

export function redo<State>(history: History<State>): History<State> {
  const next = history.future.at(-1);
  if (next === undefined) return history;
  return {
    past: [...history.past, history.present],
    present: next,
    future: history.future.slice(0, -1),
    typing: null,
  };
}

/** Applies a change to every step: for changes by others, which cannot be undone here. */
export function mapHistory<State>(history: History<State>, change: (state: State) => State): History<State> {
  return {
    past: history.past.map(change),
    present: change(history.present),
    future: history.future.map(change),
    typing: history.typing,
  };
}
