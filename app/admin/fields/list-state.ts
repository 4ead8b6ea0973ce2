import { type MutableRefObject, useEffect, useRef, useState } from "react";
import type { ListBinding } from "./binding.ts";

/** The items that are unfolded; one that a finding leads to unfolds by itself. */
export function useOpenItems({ items, revealed }: ListBinding) {
  const [open, setOpen] = useState(() =>
    items.flatMap(({ isWrong }, position) => (isWrong ? [position] : [])),
  );
  useEffect(() => {
    if (revealed !== undefined) setOpen((open) => (open.includes(revealed) ? open : [...open, revealed]));
  }, [revealed]);
  return [open, setOpen] as const;
}

interface FocusTargets {
  rows: MutableRefObject<HTMLOListElement | null>;
  addButton: MutableRefObject<HTMLButtonElement | null>;
  onAdded: () => void;
}

/**
 * Keeps the keyboard where the work is: in an item just added, and on the list's Add button when the item with the
 * button that was pressed is gone.
 */
export function useListFocus(count: number, { rows, addButton, onAdded }: FocusTargets) {
  const before = useRef(count);
  const isAdding = useRef(false);
  const added = useRef(onAdded);
  added.current = onAdded;
  useEffect(() => {
    const change = count - before.current;
    before.current = count;
    if (change > 0 && isAdding.current) {
      isAdding.current = false;
      added.current();
      requestAnimationFrame(() =>
        rows.current?.lastElementChild
          ?.querySelector<HTMLElement>(":is(input, textarea, select):not([type=hidden])")
          ?.focus(),
      );
    }
    if (change < 0 && document.activeElement === document.body) addButton.current?.focus();
  }, [count, rows, addButton]);
  return isAdding;
}
