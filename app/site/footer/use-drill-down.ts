import { useLocation } from "@remix-run/react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";

/** FOOT-03: milliseconds in which the back button slides out («Footer submenu close delay»). */
const closeDelay = 300;

export interface DrillDown {
  /** The path of the expanded entry. */
  open: string | undefined;
  /** Whether its closing animation runs. */
  isClosing: boolean;
  enter: (path: string) => void;
  leave: () => void;
  leaveOnEscape: (event: KeyboardEvent) => void;
  /** The element around all entries. */
  root: React.RefObject<HTMLDivElement>;
}

/** Drill-down into an entry: opening moves the focus to the back button, closing restores it. */
export function useDrillDown(): DrillDown {
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<string>();
  const [isClosing, setClosing] = useState(false);
  const { pathname } = useLocation();

  // Keeps open what was opened before hydration.
  useEffect(() => setOpen(root.current?.querySelector<HTMLElement>("details[open]")?.dataset.path), []);

  const origin = useRef<string>();
  const lastPath = useRef(pathname);
  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    origin.current = undefined;
    setOpen(undefined);
    setClosing(false);
  }, [pathname]);

  useEffect(() => {
    if (!isClosing) return;
    const timer = setTimeout(() => {
      setOpen(undefined);
      setClosing(false);
    }, delay());
    return () => clearTimeout(timer);
  }, [isClosing]);

  useEffect(() => {
    if (open === undefined && origin.current !== undefined) arrowOf(origin.current, root.current)?.focus();
    origin.current = open;
  }, [open]);

  const leave = () => setClosing(open !== undefined);

  return {
    root,
    open,
    isClosing,
    enter: setOpen,
    leave,
    leaveOnEscape: ({ key }) => key === "Escape" && leave(),
  };
}

function arrowOf(path: string, root: HTMLElement | null): HTMLElement | null | undefined {
  return root?.querySelector<HTMLElement>(`details[data-path="${CSS.escape(path)}"] > summary`);
}

function delay(): number {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : closeDelay;
}
