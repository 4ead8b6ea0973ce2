import { type RefObject, useEffect, useRef } from "react";

/** Lets the children of a list be dragged; see `sortableList`. Keys and buttons that do the same are the list's own. */
export function useSortableList(
  list: RefObject<HTMLElement>,
  onMove: (from: number, before: number) => void,
) {
  const latest = useRef(onMove);
  latest.current = onMove;
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    import("./sortable-list.ts").then(({ sortableList }) => {
      if (!isGone && list.current) stop = sortableList(list.current, (...move) => latest.current(...move));
    });
    return () => {
      isGone = true;
      stop?.();
    };
  }, [list]);
}

/** Classes of an item that show where a dragged one would go. */
export const dropMarks =
  "data-[drop=before]:shadow-[0_-2px_0_0_var(--signal)] data-[drop=behind]:shadow-[0_2px_0_0_var(--signal)]";
