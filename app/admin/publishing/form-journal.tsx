import { useRouteLoaderData } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { Button } from "#app/admin/button.tsx";
import { Moment } from "#app/admin/moment.tsx";
import type { Staff } from "#app/domain/accounts/account.ts";
import type { Bases } from "#app/domain/merge/field-bases.server.ts";
import { intentOf, useUnsaved } from "./form-submissions.ts";
import { messages } from "./messages.ts";

export interface FormJournal {
  /** Whether the form has unsaved changes. */
  isUnsaved: boolean;
  /** The browser refused to store the changes: they exist in this tab only. */
  isOnlyHere: boolean;
  /** Unsaved values of an earlier session. */
  unsavedEntry?: FormEntry;
  /** Stores the form's current values. */
  note: () => void;
  /** Puts the recovered values into the form. */
  restoreDraft: () => void;
  forget: () => void;
  /** The bases that a merged form submits. */
  bases?: Bases;
}

export interface Journaling {
  /** Identifies the edited object. */
  key: string;
  formId: string;
  version: number;
  /** The response to a successful save; each one deletes the entry. */
  saved: unknown;
  /** Fills a form whose controls are added and removed dynamically. */
  putIn?: (typed: Typed) => void;
  /** Called with the recovered entry before its values are put into the form. */
  onTakeUp?: (entry: FormEntry) => void;
  /** Called when unsaved changes appear or are saved. */
  onUnsaved?: (isUnsaved: boolean) => void;
}

/** Technical fields, which are not user input. */
const technical = new Set(["baseVersion", "saveId", "pageId", "fields", "intent", "id", "version"]);

/**
 * Stores unsaved form values in the browser until a save succeeds, so that they survive a crash, a sign-out or a
 * network failure. Each account has its own entries: people who share a browser are not offered each other's text.
 */
export function useFormJournal({ formId, version, saved, ...rest }: Journaling): FormJournal {
  const { putIn, onTakeUp, onUnsaved } = rest;
  const key = useEntryKey(rest.key);
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
      const isOwn = event.target === document.getElementById(formId);
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

  function restoreDraft() {
    const form = document.getElementById(formId);
    if (!left || !(form instanceof HTMLFormElement)) return;
    onTakeUp?.(left);
    if (putIn) putIn(left.typed);
    else fillAll(form, left.typed);
    setLeft(undefined);
    setUnsaved(true);
  }

  return { isUnsaved, isOnlyHere, unsavedEntry: left, note, restoreDraft, forget };
}

/** The key of an entry in this browser, by the key of the edited object: each account has its own. */
function useEntryKey(key: string): string {
  const account = useRouteLoaderData<{ staff: Staff }>("routes/admin/layout")?.staff.id;
  return `unsaved:${account}:${key}`;
}

/** The unsaved values of a form of an object that no longer exists. */
export function useUnsavedEntry(key: string): { typed: Typed; forget: () => void } {
  const entryKey = useEntryKey(key);
  const [typed, setTyped] = useState<Typed>([]);
  useEffect(() => setTyped(readEntry(entryKey)?.typed ?? []), [entryKey]);
  return { typed, forget: () => removeEntry(entryKey) };
}

/** Never stores passwords. */
function typedIn(form: HTMLFormElement): Typed {
  const secrets = [...form.querySelectorAll<HTMLInputElement>("[type=password]")].map(({ name }) => name);
  return [...new FormData(form)].flatMap(([name, value]): Typed => {
    const isOwn = name.startsWith("__") || technical.has(name) || secrets.includes(name);
    return isOwn || typeof value !== "string" ? [] : [[name, value]];
  });
}

function fillAll(form: HTMLFormElement, typed: Typed) {
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

/**
 * Warns while the browser stores nothing, and offers unsaved values of an earlier session. In a merged form it also
 * submits the bases.
 */
export function JournalNotice({
  journal: { unsavedEntry: left, isOnlyHere, restoreDraft, forget, bases },
}: {
  journal: FormJournal;
}) {
  return (
    <>
      {bases ? <input type="hidden" name="bases" value={JSON.stringify(bases)} /> : null}
      {isOnlyHere ? (
        <p role="alert" className="sticky top-24 z-2 mb-6 border border-bad bg-card p-3 md:top-12">
          <strong className="font-semibold text-bad">{messages.notSavedOnThisDevice}.</strong>{" "}
          {messages.thisBrowsersStorageIsFull}
        </p>
      ) : null}
      {left ? (
        <div role="status" className="mb-6 border-l-2 border-signal bg-card p-3">
          <p>
            {messages.youHaveUnsavedChangesFrom} <Moment at={new Date(left.at)} />.
          </p>
          <div className="mt-2 flex gap-2">
            <Button onClick={restoreDraft}>{messages.restoreIt}</Button>
            <Button onClick={forget} look="quiet">
              {messages.discardIt}
            </Button>
          </div>
        </div>
      ) : null}
    </>
  );
}

/** The fields that a form would submit, in order. */
export type Typed = [name: string, value: string][];

/** Unsaved values of a form. */
interface FormEntry {
  /** The version that the form was loaded with. */
  version: number;
  at: number;
  typed: Typed;
}

/*
 * localStorage throws where it is blocked, and on writes also where it is full.
 * https://html.spec.whatwg.org/multipage/webstorage.html#dom-localstorage
 */

/** False when the browser refuses. */
function storeEntry(key: string, entry: FormEntry): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(entry));
    return true;
  } catch {
    return false;
  }
}

function readEntry(key: string): FormEntry | undefined {
  try {
    const entry: FormEntry | null = JSON.parse(localStorage.getItem(key) ?? "null");
    return entry?.typed ? entry : undefined;
  } catch {
    return undefined;
  }
}

function removeEntry(key: string) {
  try {
    localStorage.removeItem(key);
  } catch {
    // There is no entry if the storage is blocked.
  }
}
