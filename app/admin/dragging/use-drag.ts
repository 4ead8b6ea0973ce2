import { type RefObject, useEffect, useRef } from "react";

/** Starts dragging within an element: attaches listeners, and returns the function that removes them. */
type StartDrag = (element: HTMLElement) => () => void;

/** Loads the code for dragging after the first render, and starts it while the component is mounted. */
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
