import { useLocation } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { useEnquiryDialog } from "#app/site/enquiry/dialog-state.ts";

export interface Menu {
  isOpen: boolean;
  /** Whether it was opened before, so that its chunk is loaded. */
  isWanted: boolean;
  open: () => void;
  close: () => void;
  toggleRef: React.RefObject<HTMLAnchorElement>;
  /** For the dialog's `onCloseAutoFocus`: restores the focus to the opener. */
  returnFocus: (event: Event) => void;
}

/**
 * A menu that closes on navigation, when the enquiry form opens over it, and when the viewport leaves its breakpoint.
 */
export function useMenu(viewport: string): Menu {
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const toggleRef = useRef<HTMLAnchorElement>(null);
  const { pathname } = useLocation();
  const isEnquiring = useEnquiryDialog().isOpen;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the path and the dialog are causes, not inputs
  useEffect(() => setOpen(false), [pathname, isEnquiring]);

  useEffect(() => {
    const fitting = window.matchMedia(viewport);
    const closeUnlessFitting = () => fitting.matches || setOpen(false);
    fitting.addEventListener("change", closeUnlessFitting);
    return () => fitting.removeEventListener("change", closeUnlessFitting);
  }, [viewport]);

  return {
    isOpen,
    isWanted,
    open: useCallback(() => {
      setWanted(true);
      setOpen(true);
    }, []),
    close: useCallback(() => setOpen(false), []),
    toggleRef,
    returnFocus: useCallback(
      (event) => {
        event.preventDefault();
        if (!isEnquiring) toggleRef.current?.focus();
      },
      [isEnquiring],
    ),
  };
}
