import type { Editor } from "@tiptap/react";
import { useCallback, useRef, useState } from "react";
import { messages } from "#app/admin/editor/messages.ts";
import { type StoredPicture, storePicture } from "#app/admin/media/store-picture.ts";
import type { PastedPicture } from "./pasted-pictures.ts";

/** The maximum number of concurrent uploads. */
const CONCURRENCY = 2;

/** Uploads pasted and dropped pictures to the library and replaces their placeholders in the text. */
export function usePictureStorage() {
  const waiting = useRef<PastedPicture[]>([]);
  const results = useRef(new Map<string, { picture: PastedPicture; stored: StoredPicture }>());
  const running = useRef(0);
  const [count, setCount] = useState(0);
  const [problems, setProblems] = useState<string[]>([]);
  const report = useCallback((added: string[]) => {
    if (added.length > 0) setProblems((before) => [...new Set([...before, ...added])]);
  }, []);

  /** Queues the pictures for upload. */
  const store = useCallback(
    (editor: Editor, pictures: PastedPicture[]) => {
      waiting.current.push(...pictures);
      setCount((before) => before + pictures.length);
      async function work() {
        running.current += 1;
        for (let picture = waiting.current.shift(); picture; picture = waiting.current.shift()) {
          const stored = await storePicture(picture.source);
          results.current.set(picture.pendingId, { picture, stored });
          setCount((before) => before - 1);
          if ("problem" in stored) report([stored.problem]);
          if (editor.isDestroyed) continue;
          const isPlaced = settle(editor, results.current);
          if (!isPlaced && !("problem" in stored)) {
            report([messages.thePictureIsInThe]);
          }
        }
        running.current -= 1;
      }
      while (running.current < Math.min(CONCURRENCY, waiting.current.length + running.current)) void work();
    },
    [report],
  );

  return {
    /** The number of running uploads. */
    count,
    problems,
    report,
    store,
    dismiss: () => setProblems([]),
    /** Resolves placeholders that an undo restored. */
    settle: (editor: Editor) => void settle(editor, results.current),
  };
}

export type PictureStorage = ReturnType<typeof usePictureStorage>;

/** Replaces placeholders of stored pictures and removes the others. Returns true if there was one. */
function settle(
  editor: Editor,
  results: Map<string, { picture: PastedPicture; stored: StoredPicture }>,
): boolean {
  const { tr, doc } = editor.state;
  doc.descendants((node, position) => {
    const result = node.type.name === "image" && results.get(String(node.attrs.pendingId));
    if (!result) return;
    const { picture, stored } = result;
    const place = tr.mapping.map(position);
    if ("problem" in stored) tr.delete(place, place + node.nodeSize);
    else tr.setNodeMarkup(place, undefined, { mediaId: stored.mediaId, src: null, alt: picture.alt });
  });
  if (!tr.docChanged) return false;
  editor.view.dispatch(tr.setMeta("addToHistory", false));
  return true;
}
