import type { ConflictingPart } from "#app/admin/conflicts/conflict-rows.tsx";
import type { Typed } from "./form-entry.ts";

/** A field that someone else changed since the draft was begun, with the stored value. */
export type FormConflict = ConflictingPart & { stored: string };

/** The form with this id, if it is on the screen. */
export function formOf(id: string): HTMLFormElement | undefined {
  const form = document.getElementById(id);
  return form instanceof HTMLFormElement ? form : undefined;
}

/** Both values of fields with a control of their own; of the others, the save reports the conflict. */
export function conflictsIn(form: HTMLFormElement, fields: string[], typed: Typed): FormConflict[] {
  return fields.flatMap((field) => {
    const control = form.elements.namedItem(field);
    if (!(control instanceof Element) || !isControl(control) || !control.labels?.[0]) return [];
    if (control.type === "checkbox") return [];
    const title = control.labels[0].textContent ?? field;
    const textOf = (value: string) =>
      control instanceof HTMLSelectElement
        ? ([...control.options].find((option) => option.value === value)?.text ?? "")
        : value;
    const mine = typed.find(([name]) => name === field)?.[1] ?? "";
    return [{ key: field, title, mine: textOf(mine), theirs: textOf(control.value), stored: control.value }];
  });
}

/** Puts values into all controls, as if they were typed. */
export function fillAll(form: HTMLFormElement, typed: Typed) {
  for (const box of form.querySelectorAll<HTMLInputElement>("[type=checkbox], [type=radio]")) {
    const isTicked = typed.some(([name, value]) => name === box.name && value === box.value);
    if (box.checked !== isTicked) box.click();
  }
  for (const [name, value] of typed) fill(form, name, value);
}

/** Sets a control's value and dispatches an input event, as if it were typed. */
export function fill(form: HTMLFormElement, name: string, value: string) {
  const control = form.elements.namedItem(name);
  if (!(control instanceof Element) || !isControl(control) || control.type === "checkbox") return;
  const prototype = Object.getPrototypeOf(control);
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(control, value);
  control.dispatchEvent(new Event("input", { bubbles: true }));
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isControl(element: Element): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}
