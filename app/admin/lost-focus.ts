import { useNavigation } from "@remix-run/react";
import { type RefCallback, useCallback, useEffect, useRef } from "react";

const controls = "a[href], button, summary, input:not([type=hidden])";

/**
 * A ref for a button that its own action may remove. The focus, which the browser would drop, then goes to the same
 * control of the next or previous list item or table row, or to the heading of the section or screen.
 */
export function useFocusAfterRemoval(): RefCallback<HTMLElement> {
  const shown = useRef<HTMLElement | null>(null);
  return useCallback((element) => {
    const removed = shown.current;
    shown.current = element;
    if (!element && removed && document.activeElement === removed) setTimeout(focusBeside(removed));
  }, []);
}

/** Moves the focus to the screen's content when a navigation or a submission has removed what had it. */
export function useFocusAfterNavigation(contentId: string) {
  const { state } = useNavigation();
  const isNavigating = useRef(false);
  useEffect(() => {
    const isOver = isNavigating.current && state === "idle";
    isNavigating.current = state !== "idle";
    if (!isOver) return;
    // After dialogs and removed buttons, which know a better place.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body)
        document.getElementById(contentId)?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [state, contentId]);
}

/** Focuses the heading of what appears without a navigation; a ref. */
export function focusOnAppearance(element: HTMLElement | null) {
  element?.focus();
}

/** Reads the neighbours of an element that is about to be removed; the returned function focuses one that remains. */
function focusBeside(removed: HTMLElement): () => void {
  const item = removed.closest("li, tr");
  const position = item ? [...item.querySelectorAll(controls)].indexOf(removed) : -1;
  const neighbours = [item?.nextElementSibling, item?.previousElementSibling];
  const headings = [
    removed.closest("section")?.querySelector<HTMLElement>("h2"),
    removed.closest("main")?.querySelector<HTMLElement>("h1"),
  ];
  return () => {
    if (document.activeElement !== document.body) return;
    // A row that stays hands the focus to no other: its button does not do the same.
    for (const each of item?.isConnected ? [item] : neighbours) {
      const left = each?.isConnected ? [...each.querySelectorAll<HTMLElement>(controls)] : [];
      if ([left[position], ...left].some(focused)) return;
    }
    headings.some((heading) => {
      heading?.setAttribute("tabindex", "-1");
      return focused(heading);
    });
  };
}

/** Focuses an element; false for one that is hidden or no longer in the document. */
export function focused(element: HTMLElement | null | undefined): boolean {
  element?.focus();
  return element !== undefined && document.activeElement === element;
}
