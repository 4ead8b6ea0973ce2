import { type RefObject, useEffect, useRef } from "react";

type DragCode = typeof import("./drag-and-drop.ts");

/** A function of `drag-and-drop.ts`: reads the current handlers at each event, and returns the cleanup function. */
type StartDrag<Handlers> = (element: HTMLElement, handlers: { current: Handlers }) => () => void;

/**
 * Loads the drag-and-drop code after the first render and attaches the chosen function while the component is mounted.
 */
export function useDrag<Handlers>(
  element: RefObject<HTMLElement>,
  choose: (code: DragCode) => StartDrag<Handlers>,
  handlers: Handlers,
  isEnabled = true,
) {
  const chosen = useRef(choose);
  const latest = useRef(handlers);
  latest.current = handlers;
  useEffect(() => {
    if (!isEnabled) return;
    let stop: (() => void) | undefined;
    let isUnmounted = false;
    import("./drag-and-drop.ts").then((code) => {
      if (!isUnmounted && element.current) stop = chosen.current(code)(element.current, latest);
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
  useDrag(list, ({ sortableList }) => sortableList, onMove);
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
