import { useCallback, useEffect, useState } from "react";

type Values = Record<string, string>;

interface Entry {
  /** The version that was being edited. */
  version: number;
  at: number;
  values: Values;
}

export interface FormJournal {
  /** Whether something is typed that no save has taken yet. */
  isUnsaved: boolean;
  /** What an earlier visit typed and never saved. */
  left?: Entry;
  /** Notes what the form holds. */
  note: () => void;
  /** Puts what was left into the form. */
  takeUp: () => void;
  forget: () => void;
}

/** Not what a form says of itself. */
const technical = new Set(["baseVersion", "saveId", "pageId", "fields"]);

/**
 * Keeps what is typed into a form in the browser until a save has taken it, so that it outlives a crash, a sign-out
 * and a lost network.
 */
export function useFormJournal(key: string, formId: string, version: number, isSaved: boolean): FormJournal {
  const [left, setLeft] = useState<Entry>();
  const [isUnsaved, setUnsaved] = useState(false);

  const forget = useCallback(() => {
    localStorage.removeItem(key);
    setLeft(undefined);
    setUnsaved(false);
  }, [key]);

  useEffect(() => setLeft(readEntry(key)), [key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every save that was taken ends the entry, by its version
  useEffect(() => {
    if (isSaved) forget();
  }, [isSaved, version, forget]);

  function note() {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    const entry: Entry = { version, at: Date.now(), values: valuesOf(form) };
    localStorage.setItem(key, JSON.stringify(entry));
    setUnsaved(true);
  }

  function takeUp() {
    const form = document.getElementById(formId);
    if (!left || !(form instanceof HTMLFormElement)) return;
    for (const [name, value] of Object.entries(left.values)) fill(form, name, value);
    setLeft(undefined);
    setUnsaved(true);
  }

  return { isUnsaved, left, note, takeUp, forget };
}

function readEntry(key: string): Entry | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

function valuesOf(form: HTMLFormElement): Values {
  const controls = [...form.elements].filter(isControl);
  return Object.fromEntries(
    controls
      .filter(({ name }) => name && !technical.has(name))
      .map((control) => [control.name, isCheckbox(control) ? String(control.checked) : control.value]),
  );
}

/** Fills a control as if it were typed, so that whoever listens to the form hears of it. */
export function fill(form: HTMLFormElement, name: string, value: string) {
  const control = form.elements.namedItem(name);
  if (!(control instanceof Element) || !isControl(control)) return;
  if (isCheckbox(control)) {
    if (String(control.checked) !== value) control.click();
    return;
  }
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

function isCheckbox(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && control.type === "checkbox";
}
