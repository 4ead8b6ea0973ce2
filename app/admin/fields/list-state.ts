import { type MutableRefObject, useEffect, useRef, useState } from "react";
import type { ListBinding } from "./binding.ts";

/** The expanded items; a finding's item expands automatically. */
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

/** Manages the focus: into an item that was added, and to the Add button when the focused item was removed. */
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

/** A copy of a list with one item moved in front of the one at index `before`; the length means the end. */
export function moved<Item>(list: readonly Item[], from: number, before: number): Item[] {
  const item = list[from];
  if (item === undefined) return [...list];
  return list.toSpliced(from, 1).toSpliced(before > from ? before - 1 : before, 0, item);
}
