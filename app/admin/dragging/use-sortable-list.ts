import { type RefObject, useRef } from "react";
import { useDrag } from "./use-drag.ts";

/** Lets the children of a list be dragged; see `sortableList`. Keys and buttons that do the same are the list's own. */
export function useSortableList(
  list: RefObject<HTMLElement>,
  onMove: (from: number, before: number) => void,
) {
  const latest = useRef(onMove);
  latest.current = onMove;
  useDrag(list, async () => {
    const { sortableList } = await import("./sortable-list.ts");
    return (element) => sortableList(element, (...move) => latest.current(...move));
  });
}

/** Classes of an item that show where a dragged one would go. */
export const dropMarks =
  "data-[drop=before]:shadow-[0_-2px_0_0_var(--signal)] data-[drop=behind]:shadow-[0_2px_0_0_var(--signal)]";
