import { useCallback, useEffect, useState } from "react";

/**
 * The checkboxes of a form that stand elsewhere on the screen: how many are checked, and a way to check them all.
 * `selected` is undefined until scripts run. `rows` is how many there are.
 */
export function useSelection(formId: string, rows: number) {
  const [state, setState] = useState<{ selected: number; total: number }>();

  const count = useCallback(() => {
    const boxes = boxesOf(formId);
    setState({ selected: boxes.filter(({ checked }) => checked).length, total: boxes.length });
  }, [formId]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of rows means other checkboxes
  useEffect(count, [count, rows]);
  useEffect(() => {
    document.addEventListener("change", count);
    return () => document.removeEventListener("change", count);
  }, [count]);

  function selectAll(checked: boolean) {
    for (const box of boxesOf(formId)) box.checked = checked;
    count();
  }

  return {
    selected: state?.selected,
    isAll: state !== undefined && state.selected === state.total,
    selectAll,
  };
}

function boxesOf(formId: string): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>(`input[type="checkbox"][form="${formId}"]`)];
}
