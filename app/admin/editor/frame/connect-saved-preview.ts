import type { Editor } from "#app/admin/editor/editor.ts";
import type { FrameState } from "#app/admin/editor/editor-type.ts";
import { excludeFromTabOrder } from "./connect-frame.ts";

/**
 * Connects the preview of a saved draft: every save loads it again, and the browser keeps its place. Its links are
 * inert. Returns the cleanup function; undefined for another document, such as the sign-in page.
 */
export function connectSavedPreview(
  editor: Editor,
  shown: Document,
  onState: (state: FrameState) => void,
  src: string,
): (() => void) | undefined {
  if (new URL(shown.URL).pathname !== src) return undefined;

  const stay = (event: Event) => event.preventDefault();
  shown.addEventListener("click", stay, true);
  shown.addEventListener("submit", stay, true);
  excludeFromTabOrder(shown);
  const unsubscribe = editor.subscribe(({ acknowledged }, before) => {
    if (acknowledged.version !== before.acknowledged.version) shown.defaultView?.location.reload();
  });
  editor.getState().set({ frame: { document: shown, whenSettled: async () => {} } });
  onState("shown");

  return () => {
    editor.getState().set({ frame: null });
    unsubscribe();
    shown.removeEventListener("click", stay, true);
    shown.removeEventListener("submit", stay, true);
  };
}
