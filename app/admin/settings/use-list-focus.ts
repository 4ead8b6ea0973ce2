import { useEffect, useRef } from "react";

/**
 * Keeps the keyboard where the work is: in an item just added, and on the list's Add button when the item with the
 * button that was pressed is gone.
 * @param count Items in the list.
 */
export function useListFocus(count: number) {
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const before = useRef(count);

  useEffect(() => {
    const change = count - before.current;
    before.current = count;
    if (change > 0 && document.activeElement === addButton.current)
      list.current?.lastElementChild?.querySelector<HTMLElement>("input, textarea")?.focus();
    if (change < 0 && document.activeElement === document.body) addButton.current?.focus();
  }, [count]);

  return { list, addButton };
}
