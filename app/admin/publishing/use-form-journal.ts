import { useCallback, useEffect, useState } from "react";

/** What a form would send, in its order. */
export type Typed = [name: string, value: string][];

interface Entry {
  /** The version that was being edited. */
  version: number;
  at: number;
  typed: Typed;
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

interface Journaling {
  /** Names the entry; one for each thing that is edited. */
  key: string;
  formId: string;
  version: number;
  /** The answer of a save that was taken; each one ends the entry. */
  saved: unknown;
  /** Brings what was left into a form whose controls come and go. */
  putIn?: (typed: Typed) => void;
  /** Hears whether something is typed that no save has taken yet. */
  onUnsaved?: (isUnsaved: boolean) => void;
}

/** Not what a form says of itself. */
const technical = new Set(["baseVersion", "saveId", "pageId", "fields", "intent", "id", "version"]);

/**
 * Keeps what is typed into a form in the browser until a save has taken it, so that it outlives a crash, a sign-out
 * and a lost network.
 */
export function useFormJournal({ key, formId, version, saved, putIn, onUnsaved }: Journaling): FormJournal {
  const [left, setLeft] = useState<Entry>();
  const [isUnsaved, setUnsaved] = useState(false);

  const forget = useCallback(() => {
    localStorage.removeItem(key);
    setLeft(undefined);
    setUnsaved(false);
  }, [key]);

  useEffect(() => onUnsaved?.(isUnsaved), [onUnsaved, isUnsaved]);
  useEffect(() => setLeft(readEntry(key)), [key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save that was taken ends the entry, also by its version
  useEffect(() => {
    if (saved) forget();
  }, [saved, version, forget]);

  function note() {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    const entry: Entry = { version, at: Date.now(), typed: typedIn(form) };
    localStorage.setItem(key, JSON.stringify(entry));
    setUnsaved(true);
  }

  function takeUp() {
    const form = document.getElementById(formId);
    if (!left || !(form instanceof HTMLFormElement)) return;
    if (putIn) putIn(left.typed);
    else fillAll(form, left.typed);
    setLeft(undefined);
    setUnsaved(true);
  }

  return { isUnsaved, left, note, takeUp, forget };
}

function readEntry(key: string): Entry | undefined {
  try {
    const entry: Entry | null = JSON.parse(localStorage.getItem(key) ?? "null");
    return entry?.typed ? entry : undefined;
  } catch {
    return undefined;
  }
}

/** Passwords are kept nowhere. */
function typedIn(form: HTMLFormElement): Typed {
  const secrets = [...form.querySelectorAll<HTMLInputElement>("[type=password]")].map(({ name }) => name);
  return [...new FormData(form)].flatMap(([name, value]): Typed => {
    const isOwn = name.startsWith("__") || technical.has(name) || secrets.includes(name);
    return isOwn || typeof value !== "string" ? [] : [[name, value]];
  });
}

function fillAll(form: HTMLFormElement, typed: Typed) {
  for (const box of form.querySelectorAll<HTMLInputElement>("[type=checkbox]")) {
    const isTicked = typed.some(([name, value]) => name === box.name && value === box.value);
    if (box.checked !== isTicked) box.click();
  }
  for (const [name, value] of typed) fill(form, name, value);
}

/** Fills a control as if it were typed, so that whoever listens to the form hears of it. */
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
