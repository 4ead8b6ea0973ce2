import { type RefObject, useEffect, useRef, useState } from "react";
import { useDroppedFilesIn, useShortcutsIn } from "#app/admin/editor/document-events.ts";
import {
  type EditorStore,
  type FrameWidth,
  frameWidths,
  useEditor,
  useEditorStore,
  useEditorType,
} from "#app/admin/editor/editor.ts";
import type { FrameState } from "#app/admin/editor/editor-type.ts";

/** The width of the site's sidebar on a desktop page in pixels. See `--sidebar`. */
export const SIDEBAR_WIDTH = 270;

/** Why the site renders no preview, by the state of saving. */
const pauses: Partial<Record<EditorStore["saving"]["status"], string>> = {
  "signed-out": "Preview paused: you are signed out. It continues once you sign in again.",
  refused: "Preview paused: your changes are not saved.",
};

/** What visitors will see, rendered by the site from the draft, at the width of a phone, a tablet or a desktop. */
export function Frame() {
  const editor = useEditorStore();
  const { connect, croppedWidth, srcOf } = useEditorType().preview;
  const src = useEditor(({ item }) => srcOf(item));
  const width = useEditor(({ width }) => width);
  const pause = useEditor(
    ({ saving }) =>
      pauses[saving.status] ??
      "Preview unavailable: the site cannot be reached. It continues when you are back online.",
  );
  const room = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [shown, setShown] = useState<Document>();
  const [state, setState] = useState<FrameState | "loading">("loading");
  const size = useFrameSize(room, width, croppedWidth);
  useShortcutsIn(shown);
  useDroppedFilesIn(shown);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let part: (() => void) | undefined;
    const join = () => {
      const inside = element.contentDocument;
      if (inside?.readyState !== "complete" || inside.URL === "about:blank") return;
      part?.();
      part = connect(editor, inside, setState, src);
      setShown(part ? inside : undefined);
      if (!part) setState("waiting");
    };
    element.addEventListener("load", join);
    // Set after hydration: the layout of a long page would delay the editor's first response to input.
    element.src = src;
    // The frame showed another document, such as the sign-in page: once saves succeed again, it can show the page.
    const unsubscribe = editor.subscribe(({ saving }, before) => {
      if (!part && saving.status === "saved" && before.saving.status !== "saved")
        element.contentWindow?.location.replace(src);
    });
    return () => {
      unsubscribe();
      element.removeEventListener("load", join);
      part?.();
    };
  }, [editor, src, connect]);

  // Only once: afterwards the user chooses the width.
  useEffect(() => {
    if (window.innerWidth < frameWidths.tablet) editor.getState().set({ width: "phone" });
  }, [editor]);

  return (
    <div ref={room} className="relative min-h-0 min-w-0 overflow-hidden bg-sand">
      <div
        className="absolute top-0 left-1/2 overflow-hidden border-x border-line bg-paper"
        style={{ width: size.shownWidth, height: size.shownHeight, marginLeft: -size.shownWidth / 2 }}
      >
        <iframe
          ref={frame}
          title={`The preview at ${frameWidths[width]} pixels`}
          className="absolute top-0 origin-top-left"
          style={{
            width: size.width,
            height: size.height,
            left: -size.cropped,
            transform: `scale(${size.scale})`,
          }}
        />
      </div>
      {state === "waiting" ? (
        <p role="status" className="absolute inset-x-0 bottom-0 bg-ink px-4 py-2 text-center text-paper">
          {pause}
        </p>
      ) : null}
    </div>
  );
}

interface FrameSize {
  /** The page's size in its own CSS pixels. */
  width: number;
  height: number;
  scale: number;
  /** The size on screen in CSS pixels. */
  shownWidth: number;
  shownHeight: number;
  cropped: number;
}

/** Scales a page of the given width to the available space: never above 100 %, at full height. */
function useFrameSize(room: RefObject<HTMLElement>, width: FrameWidth, croppedWidth: number): FrameSize {
  const [space, setSpace] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!room.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSpace({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(room.current);
    return () => observer.disconnect();
  }, [room]);

  const pageWidth = frameWidths[width];
  const crop = width === "desktop" ? croppedWidth : 0;
  const scale = Math.min(1, space.width / (pageWidth - crop)) || 1;
  return {
    width: pageWidth,
    height: space.height / scale,
    scale,
    shownWidth: (pageWidth - crop) * scale,
    shownHeight: space.height,
    cropped: crop * scale,
  };
}
