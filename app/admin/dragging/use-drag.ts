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
