import { useEffect } from "react";
import { isMediaPickerOpen } from "#app/admin/media/media-picker.tsx";
import { blocksOf } from "#app/domain/documents/content.ts";
import { type ToastContent, toast } from "#app/ui/toast-store.ts";
import { carriesFiles } from "#app/ui/use-file-drop.ts";
import { deleteSelection, pasteBlocks } from "./commands.ts";
import { draftOf, type Editor, useEditorStore } from "./editor.ts";
import { messages } from "./messages.ts";
import {
  blocksOfClipboard,
  blocksToClipboard,
  blocksToHtml,
  clipboardType,
  plainTextOf,
} from "./model/block-operations.ts";
import { useSession } from "./session.ts";
import { isWriting, shortcutOf } from "./shortcuts.ts";

/** Enables the editor's shortcuts and clipboard in a document: its own, and the page in the frame. */
export function useShortcutsIn(shown: Document | undefined) {
  const editor = useEditorStore();
  const session = useSession();
  useEffect(() => {
    if (!shown) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const press = (event: KeyboardEvent) => {
      if (isInPanel(event.target) || (editor.getState().panel && !event.defaultPrevented)) return;
      const shortcut = event.defaultPrevented ? undefined : shortcutOf(event);
      if (!shortcut || !(shortcut.reads || editor.getState().mayUpdate)) return;
      event.preventDefault();
      shortcut.run(editor, session);
    };
    shown.addEventListener("keydown", press, { signal });
    shown.addEventListener("copy", (event) => copy(editor, event), { signal });
    if (editor.getState().mayUpdate) {
      shown.addEventListener("cut", (event) => copy(editor, event) && deleteSelection(editor), { signal });
      shown.addEventListener("paste", (event) => paste(editor, event), { signal });
    }
    return () => listeners.abort();
  }, [shown, editor, session]);
}

/** A panel with a route has its own fields, where the browser's shortcuts apply. */
const isInPanel = (target: EventTarget | null) =>
  target instanceof Element && target.closest("[role=dialog]") !== null;

/** Copies the selected blocks, unless text is selected. */
function copy(editor: Editor, event: ClipboardEvent): boolean {
  const state = editor.getState();
  const blocks = blocksOf(draftOf(state)).filter(({ id }) => state.selection.ids.includes(id));
  if (blocks.length === 0 || isWriting(event.target) || hasSelectedWords(event)) return false;
  const words = plainTextOf(blocks);
  event.clipboardData?.setData(clipboardType, blocksToClipboard(blocks));
  event.clipboardData?.setData("text/html", blocksToHtml(blocks, words));
  event.clipboardData?.setData("text/plain", words);
  event.preventDefault();
  state.set({ announcement: messages.blocksCopied(blocks.length) });
  return true;
}

function paste(editor: Editor, event: ClipboardEvent) {
  if (isWriting(event.target)) return;
  const blocks = blocksOfClipboard((type) => event.clipboardData?.getData(type) ?? "");
  if (!blocks) return editor.getState().set({ announcement: "There are no blocks on the clipboard" });
  event.preventDefault();
  pasteBlocks(editor, blocks);
}

function hasSelectedWords({ currentTarget }: ClipboardEvent): boolean {
  const shown = currentTarget as Document | null; // the editor's document or the frame's
  return shown?.getSelection()?.isCollapsed === false;
}

/** Prevents the browser from opening a dropped file, and reports a file that no field accepts. */
export function useDroppedFilesIn(room: Document | undefined) {
  useEffect(() => {
    if (!room) return;
    const listening = new AbortController();
    const { signal } = listening;
    room.addEventListener(
      "dragover",
      (event) => {
        if (carriesFiles(event)) event.preventDefault();
      },
      { signal },
    );
    room.addEventListener(
      "drop",
      (event) => {
        if (!carriesFiles(event) || event.defaultPrevented) return;
        event.preventDefault();
        if (!isMediaPickerOpen()) toast(notice);
      },
      { signal },
    );
    return () => listening.abort();
  }, [room]);
}

const notice: ToastContent = {
  variant: "destructive",
  title: "File not added",
  description: "Drop pictures on a picture field or into a text. Upload other files in the media library.",
};
