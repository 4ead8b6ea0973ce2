import { focused } from "#app/admin/lost-focus.ts";
import {
  deleteSelection,
  duplicateSelection,
  redo,
  selectAll,
  selectNext,
  stepSelection,
  undo,
} from "./commands.ts";
import type { Editor } from "./editor.ts";
import type { Session } from "./session.ts";

interface Shortcut {
  /** `Mod` is Ctrl, or Command on a Mac. */
  keys: string;
  label: string;
  /** Also while a text field has the focus. */
  inText?: boolean;
  /** Also for a read-only account. */
  reads?: boolean;
  run: (editor: Editor, session: Session | undefined) => void;
}

const select =
  (step: -1 | 1, isRange = false) =>
  (editor: Editor) =>
    selectNext(editor, step, isRange);
const showWidth = (width: "phone" | "tablet" | "desktop") => (editor: Editor) =>
  editor.getState().set({ width });
const open = (panel: "picker" | "publish" | "shortcuts") => (editor: Editor) =>
  editor.getState().set({ panel });

/** Except copy and paste, which the browser handles. */
export const blockShortcuts: Shortcut[] = [
  { keys: "/", label: "Add a block", run: open("picker") },
  { keys: "ArrowUp", label: "Select the block above", reads: true, run: select(-1) },
  { keys: "ArrowDown", label: "Select the block below", reads: true, run: select(1) },
  { keys: "Shift+ArrowUp", label: "Extend selection up", reads: true, run: select(-1, true) },
  { keys: "Shift+ArrowDown", label: "Extend selection down", reads: true, run: select(1, true) },
  { keys: "Mod+A", label: "Select all blocks", reads: true, run: selectAll },
  { keys: "Alt+ArrowUp", label: "Move up", run: (editor) => stepSelection(editor, -1) },
  { keys: "Alt+ArrowDown", label: "Move down", run: (editor) => stepSelection(editor, 1) },
  { keys: "Mod+D", label: "Duplicate", run: duplicateSelection },
  { keys: "Delete", label: "Delete", run: deleteSelection },
  { keys: "Backspace", label: "Delete", run: deleteSelection },
  { keys: "Enter", label: "Edit the first field", run: focusFirstField },
];

export const pageShortcuts: Shortcut[] = [
  { keys: "Mod+Z", label: "Undo", inText: true, run: undo },
  { keys: "Mod+Shift+Z", label: "Redo", inText: true, run: redo },
  { keys: "Mod+Y", label: "Redo", inText: true, run: redo },
  { keys: "Mod+S", label: "Save now", inText: true, run: (_, session) => void session?.flush() },
  { keys: "Mod+Enter", label: "Check and publish", inText: true, run: open("publish") },
];

export const viewShortcuts: Shortcut[] = [
  { keys: "Alt+F10", label: "Go to the text toolbar", inText: true, run: focusToolbar },
  { keys: "Escape", label: "Back to outline", reads: true, inText: true, run: focusOutline },
  { keys: "1", label: "Preview at phone width", reads: true, run: showWidth("phone") },
  { keys: "2", label: "Preview at tablet width", reads: true, run: showWidth("tablet") },
  { keys: "3", label: "Preview at desktop width", reads: true, run: showWidth("desktop") },
  { keys: "?", label: "Keyboard shortcuts", reads: true, run: open("shortcuts") },
];

const shortcuts = [...blockShortcuts, ...pageShortcuts, ...viewShortcuts];

/** The shortcut of a key event, if any. */
export function shortcutOf(event: KeyboardEvent): Shortcut | undefined {
  if (event.isComposing) return undefined;
  const pressed = pressedKeys(event);
  const shortcut = shortcuts.find(({ keys }) => keys === pressed);
  return shortcut && (shortcut.inText || !isWriting(event.target)) ? shortcut : undefined;
}

function pressedKeys(event: KeyboardEvent): string {
  const isCharacter = event.key.length === 1;
  const parts = [
    event.metaKey || event.ctrlKey ? "Mod" : "",
    event.altKey ? "Alt" : "",
    // A character implies Shift: "?" and "Z".
    event.shiftKey && !(isCharacter && !/[a-z]/i.test(event.key)) ? "Shift" : "",
    isCharacter ? event.key.toUpperCase() : event.key,
  ];
  return parts.filter(Boolean).join("+");
}

/** Whether the target takes keystrokes itself. The page in the frame is not editable. */
export function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(takesKeys) !== null;
}

const takesKeys = "input, textarea, select, button, summary, a[href], [contenteditable=true], [role=dialog]";

export const outlineId = "editor-outline";
export const inspectorId = "editor-inspector";

function focusOutline() {
  document.getElementById(outlineId)?.focus();
}

/** Focuses the toolbar of the current text, where Tab and Shift+Tab indent list items and move between table cells. */
function focusToolbar() {
  const text = document.activeElement?.id;
  document.querySelector<HTMLElement>(`[role=toolbar][aria-controls="${text}"] [tabindex="0"]`)?.focus();
}

/** False if there is no field in sight. */
export function focusFirstField(): boolean {
  const field = document
    .getElementById(inspectorId)
    ?.querySelector<HTMLElement>("[data-fields] :is(input, textarea, select, [contenteditable=true])");
  return focused(field);
}
