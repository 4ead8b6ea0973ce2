import { type RefObject, useEffect, useRef } from "react";

/** Makes an element draggable; returns the cleanup function. */
type StartDrag = (element: HTMLElement) => () => void;

/** Loads the drag-and-drop code after the first render and attaches it while the component is mounted. */
export function useDrag(element: RefObject<HTMLElement>, load: () => Promise<StartDrag>, isEnabled = true) {
  const loader = useRef(load);
  useEffect(() => {
    if (!isEnabled) return;
    let stop: (() => void) | undefined;
    let isUnmounted = false;
    loader.current().then((start) => {
      if (!isUnmounted && element.current) stop = start(element.current);
    });
    return () => {
      isUnmounted = true;
      stop?.();
    };
  }, [element, isEnabled]);
}

/** Makes the children of a list sortable; see `sortableList`. The list provides the keyboard alternative. */
export function useSortableList(
  list: RefObject<HTMLElement>,
  onMove: (from: number, before: number) => void,
) {
  const latest = useRef(onMove);
  latest.current = onMove;
  useDrag(list, async () => {
    const { sortableList } = await import("./drag-and-drop.ts");
    return (element) => sortableList(element, (...move) => latest.current(...move));
  });
}

/** Classes of an item that show the drop position. */
export const dropMarks =
  "data-[drop=before]:shadow-[0_-2px_0_0_var(--signal)] data-[drop=behind]:shadow-[0_2px_0_0_var(--signal)]";

/** Six dots: a drag handle. */
export function DotsIcon() {
  return (
    <svg aria-hidden="true" width="8" height="14" viewBox="0 0 8 14" fill="currentColor">
      <circle cx="1.5" cy="2" r="1.25" />
      <circle cx="6.5" cy="2" r="1.25" />
      <circle cx="1.5" cy="7" r="1.25" />
      <circle cx="6.5" cy="7" r="1.25" />
      <circle cx="1.5" cy="12" r="1.25" />
      <circle cx="6.5" cy="12" r="1.25" />
    </svg>
  );
}
