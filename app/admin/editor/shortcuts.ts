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
import { messages } from "./messages.ts";
import type { Session } from "./session.ts";

interface Shortcut {
  /** `Mod` is Ctrl, or Command on a Mac. */
  keys: string;
  label: string;
  group: string;
  /** Also while a text field has the focus. */
  inText?: boolean;
  /** Also for a read-only account. */
  reads?: boolean;
  run: (editor: Editor, session: Session | undefined) => void;
}

const showWidth = (width: "phone" | "tablet" | "desktop") => (editor: Editor) =>
  editor.getState().set({ width });
const open = (panel: "picker" | "publish" | "shortcuts") => (editor: Editor) =>
  editor.getState().set({ panel });

/** Every shortcut of the editor, except copy and paste, which the browser handles. */
export const shortcuts: Shortcut[] = [
  { keys: "/", label: messages.addABlock, group: messages.blocksLabel, run: open("picker") },
  {
    keys: "ArrowUp",
    label: messages.selectTheBlockAbove,
    reads: true,
    group: messages.blocksLabel,
    run: (editor) => selectNext(editor, -1),
  },
  {
    keys: "ArrowDown",
    label: messages.selectTheBlockBelow,
    reads: true,
    group: messages.blocksLabel,
    run: (editor) => selectNext(editor, 1),
  },
  {
    keys: "Shift+ArrowUp",
    label: messages.extendSelectionUp,
    reads: true,
    group: messages.blocksLabel,
    run: (editor) => selectNext(editor, -1, true),
  },
  {
    keys: "Shift+ArrowDown",
    label: messages.extendSelectionDown,
    reads: true,
    group: messages.blocksLabel,
    run: (editor) => selectNext(editor, 1, true),
  },
  {
    keys: "Mod+A",
    label: messages.selectAllBlocks,
    reads: true,
    group: messages.blocksLabel,
    run: selectAll,
  },
  {
    keys: "Alt+ArrowUp",
    label: messages.moveUp,
    group: messages.blocksLabel,
    run: (editor) => stepSelection(editor, -1),
  },
  {
    keys: "Alt+ArrowDown",
    label: messages.moveDown,
    group: messages.blocksLabel,
    run: (editor) => stepSelection(editor, 1),
  },
  { keys: "Mod+D", label: messages.duplicate, group: messages.blocksLabel, run: duplicateSelection },
  { keys: "Delete", label: messages.deleteBlocks, group: messages.blocksLabel, run: deleteSelection },
  { keys: "Backspace", label: messages.deleteBlocks, group: messages.blocksLabel, run: deleteSelection },
  { keys: "Enter", label: messages.editTheFirstField, group: messages.blocksLabel, run: focusFirstField },
  { keys: "Mod+Z", label: messages.undo, group: messages.page, inText: true, run: undo },
  { keys: "Mod+Shift+Z", label: messages.redo, group: messages.page, inText: true, run: redo },
  { keys: "Mod+Y", label: messages.redo, group: messages.page, inText: true, run: redo },
  {
    keys: "Mod+S",
    label: messages.saveNow,
    group: messages.page,
    inText: true,
    run: (_, session) => void session?.flush(),
  },
  {
    keys: "Mod+Enter",
    label: messages.checkAndPublish,
    group: messages.page,
    inText: true,
    run: open("publish"),
  },
  {
    keys: "Alt+F10",
    label: messages.goToTheTextToolbar,
    group: messages.view,
    inText: true,
    run: focusToolbar,
  },
  {
    keys: "Escape",
    label: messages.backToOutline,
    reads: true,
    group: messages.view,
    inText: true,
    run: focusOutline,
  },
  {
    keys: "1",
    label: messages.previewAtPhoneWidth,
    reads: true,
    group: messages.view,
    run: showWidth("phone"),
  },
  {
    keys: "2",
    label: messages.previewAtTabletWidth,
    reads: true,
    group: messages.view,
    run: showWidth("tablet"),
  },
  {
    keys: "3",
    label: messages.previewAtDesktopWidth,
    reads: true,
    group: messages.view,
    run: showWidth("desktop"),
  },
  { keys: "?", label: messages.keyboardShortcuts, reads: true, group: messages.view, run: open("shortcuts") },
];

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

function focusFirstField() {
  const field = document
    .getElementById(inspectorId)
    ?.querySelector<HTMLElement>("[data-fields] :is(input, textarea, select, [contenteditable=true])");
  field?.focus();
}
