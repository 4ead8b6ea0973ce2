import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from "react";

/** What the overlay menu shows: the pages of a section, and the preview of a page. */
export interface Shown {
  section: string | undefined;
  page: string | undefined;
}

/** The pointer must rest on a link for this time, so that crossing other sections on the way changes nothing. */
const HOVER_DELAY_MS = 90;

/**
 * The section and the page that the overlay menu shows, and the event handlers of a link that changes them: on focus and
 * on hover, and on a touch device at the first tap on a section, which then shows its pages instead of following the
 * link.
 */
export function useShownPage(start: Shown, onFollow: () => void) {
  const [shown, setShown] = useState(start);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const isHeld = useRef(false);
  const cancel = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);

  const linkTo = (next: Shown) => ({
    onFocus: () => setShown(next),
    onPointerEnter({ pointerType }: PointerEvent) {
      if (pointerType !== "mouse") return;
      cancel();
      timer.current = setTimeout(() => setShown(next), HOVER_DELAY_MS);
    },
    onPointerLeave: cancel,
    onPointerDown({ pointerType }: PointerEvent) {
      isHeld.current = pointerType !== "mouse" && next.section !== shown.section;
    },
    onClick(event: MouseEvent) {
      if (!isHeld.current) return onFollow();
      isHeld.current = false;
      event.preventDefault();
      setShown(next);
    },
  });
  return { shown, linkTo };
}
