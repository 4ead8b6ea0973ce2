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

export interface Shortcut {
  /** `Mod` is Ctrl, or Command on a Mac. */
  keys: string;
  label: string;
  group: "Blocks" | "Page" | "View";
  /** Also while a text is being written. */
  inText?: boolean;
  /** Also for an account that may only read. */
  reads?: boolean;
  run: (editor: Editor, session: Session | undefined) => void;
}

const showWidth = (width: "phone" | "tablet" | "desktop") => (editor: Editor) =>
  editor.getState().set({ width });
const open = (panel: "picker" | "publish" | "shortcuts") => (editor: Editor) =>
  editor.getState().set({ panel });

/** Every key of the editor, except those that the browser's own copying and pasting has. */
export const shortcuts: Shortcut[] = [
  { keys: "/", label: "Add a block", group: "Blocks", run: open("picker") },
  {
    keys: "ArrowUp",
    label: "Select the block above",
    reads: true,
    group: "Blocks",
    run: (editor) => selectNext(editor, -1),
  },
  {
    keys: "ArrowDown",
    label: "Select the block below",
    reads: true,
    group: "Blocks",
    run: (editor) => selectNext(editor, 1),
  },
  {
    keys: "Shift+ArrowUp",
    label: "Extend selection up",
    reads: true,
    group: "Blocks",
    run: (editor) => selectNext(editor, -1, true),
  },
  {
    keys: "Shift+ArrowDown",
    label: "Extend selection down",
    reads: true,
    group: "Blocks",
    run: (editor) => selectNext(editor, 1, true),
  },
  { keys: "Mod+A", label: "Select all blocks", reads: true, group: "Blocks", run: selectAll },
  { keys: "Alt+ArrowUp", label: "Move up", group: "Blocks", run: (editor) => stepSelection(editor, -1) },
  { keys: "Alt+ArrowDown", label: "Move down", group: "Blocks", run: (editor) => stepSelection(editor, 1) },
  { keys: "Mod+D", label: "Duplicate", group: "Blocks", run: duplicateSelection },
  { keys: "Delete", label: "Delete", group: "Blocks", run: deleteSelection },
  { keys: "Backspace", label: "Delete", group: "Blocks", run: deleteSelection },
  { keys: "Enter", label: "Edit the first field", group: "Blocks", run: focusFirstField },
  { keys: "Mod+Z", label: "Undo", group: "Page", inText: true, run: undo },
  { keys: "Mod+Shift+Z", label: "Redo", group: "Page", inText: true, run: redo },
  { keys: "Mod+Y", label: "Redo", group: "Page", inText: true, run: redo },
  {
    keys: "Mod+S",
    label: "Save now",
    group: "Page",
    inText: true,
    run: (_, session) => void session?.flush(),
  },
  { keys: "Mod+Enter", label: "Check and publish", group: "Page", inText: true, run: open("publish") },
  { keys: "Alt+F10", label: "Go to the text toolbar", group: "View", inText: true, run: focusToolbar },
  {
    keys: "Escape",
    label: "Back to the outline",
    reads: true,
    group: "View",
    inText: true,
    run: focusOutline,
  },
  { keys: "1", label: "Preview at phone width", reads: true, group: "View", run: showWidth("phone") },
  { keys: "2", label: "Preview at tablet width", reads: true, group: "View", run: showWidth("tablet") },
  { keys: "3", label: "Preview at desktop width", reads: true, group: "View", run: showWidth("desktop") },
  { keys: "?", label: "Keyboard shortcuts", reads: true, group: "View", run: open("shortcuts") },
];

/** The shortcut that a key press means, if any. */
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
    // A character says itself whether shift was held: "?" and "Z".
    event.shiftKey && !(isCharacter && !/[a-z]/i.test(event.key)) ? "Shift" : "",
    isCharacter ? event.key.toUpperCase() : event.key,
  ];
  return parts.filter(Boolean).join("+");
}

/** Whether keys belong to what they are pressed in. On the page in the frame nothing is written. */
export function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(takesKeys) !== null;
}

const takesKeys = "input, textarea, select, button, summary, a[href], [contenteditable=true], [role=dialog]";

export const outlineId = "editor-outline";
export const inspectorId = "editor-inspector";

function focusOutline() {
  document.getElementById(outlineId)?.focus();
}

/** Of the text that is being written: Tab and Shift+Tab move items of its lists and cells of its tables. */
function focusToolbar() {
  const text = document.activeElement?.id;
  document.querySelector<HTMLElement>(`[role=toolbar][aria-controls="${text}"] [tabindex="0"]`)?.focus();
}

function focusFirstField() {
  const field = document
    .getElementById(inspectorId)
    ?.querySelector<HTMLElement>("[data-fields] :is(input, textarea, select, [contenteditable=true])");
  field?.focus();
}
