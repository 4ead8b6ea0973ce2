import { type RefObject, useRef } from "react";
import { useDrag } from "./use-drag.ts";

/** Makes the children of a list sortable; see `sortableList`. The list provides the keyboard alternative. */
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

/** Classes of an item that show the drop position. */
export const dropMarks =
  "data-[drop=before]:shadow-[0_-2px_0_0_var(--signal)] data-[drop=behind]:shadow-[0_2px_0_0_var(--signal)]";
