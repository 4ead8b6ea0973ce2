import { useCallback, useEffect, useRef, useState } from "react";
import { useUnsaved } from "#app/admin/leave-guard.ts";
import { intentOf } from "#app/forms/intent.ts";
import { type FormEntry, readEntry, removeEntry, storeEntry, type Typed } from "./form-storage.ts";

export interface FormJournal {
  /** Whether something is typed that no save has taken yet. */
  isUnsaved: boolean;
  /** The browser refused to store what is typed: it exists in this tab only. */
  isOnlyHere: boolean;
  /** What an earlier visit typed and never saved. */
  left?: FormEntry;
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
  /** Hears what was left, before it is put into the form. */
  onTakeUp?: (typed: Typed) => void;
  /** Hears whether something is typed that no save has taken yet. */
  onUnsaved?: (isUnsaved: boolean) => void;
}

/** Not what a form says of itself. */
const technical = new Set(["baseVersion", "saveId", "pageId", "fields", "intent", "id", "version"]);

/**
 * Keeps what is typed into a form in the browser until a save has taken it, so that it outlives a crash, a sign-out
 * and a lost network.
 */
export function useFormJournal({ key, formId, version, saved, ...rest }: Journaling): FormJournal {
  const { putIn, onTakeUp, onUnsaved } = rest;
  const [left, setLeft] = useState<FormEntry>();
  const [isUnsaved, setUnsaved] = useState(false);
  const [isStored, setStored] = useState(true);
  const isOnlyHere = isUnsaved && !isStored;
  const { release } = useUnsaved(isOnlyHere, formId);

  const forget = useCallback(() => {
    removeEntry(key);
    setLeft(undefined);
    setUnsaved(false);
    release();
  }, [key, release]);

  useEffect(() => onUnsaved?.(isUnsaved), [onUnsaved, isUnsaved]);
  useEffect(() => setLeft(readEntry(key)), [key]);
  const isTypedSinceSent = useRef(false);
  useEffect(() => {
    const noteSending = (event: SubmitEvent) => {
      const isOwn = event.target instanceof HTMLFormElement && event.target.id === formId;
      if (isOwn && !intentOf(event)) isTypedSinceSent.current = false;
    };
    document.addEventListener("submit", noteSending, true);
    return () => document.removeEventListener("submit", noteSending, true);
  }, [formId]);
  useEffect(() => {
    if (saved && !isTypedSinceSent.current) forget();
  }, [saved, forget]);

  function note() {
    isTypedSinceSent.current = true;
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    setStored(storeEntry(key, { version, at: Date.now(), typed: typedIn(form) }));
    setUnsaved(true);
  }

  function takeUp() {
    const form = document.getElementById(formId);
    if (!left || !(form instanceof HTMLFormElement)) return;
    onTakeUp?.(left.typed);
    if (putIn) putIn(left.typed);
    else fillAll(form, left.typed);
    setLeft(undefined);
    setUnsaved(true);
  }

  return { isUnsaved, isOnlyHere, left, note, takeUp, forget };
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
