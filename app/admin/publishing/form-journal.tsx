import { useRouteLoaderData } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { Button } from "#app/admin/button.tsx";
import { type ConflictingPart, ConflictRows } from "#app/admin/conflicts/conflict-rows.tsx";
import type { Choice } from "#app/admin/editor/model/conflicts.ts";
import { Moment } from "#app/admin/moment.tsx";
import type { Staff } from "#app/domain/accounts/account.ts";
import {
  draftInForm,
  type FormEntry,
  readEntry,
  removeEntry,
  storeEntry,
  type Typed,
  typedIn,
} from "./form-entry.ts";
import { intentOf, useUnsaved } from "./form-submissions.ts";

export interface FormJournal {
  /** Whether the form has unsaved changes. */
  isUnsaved: boolean;
  /** The browser refused to store the changes: they exist in this tab only. */
  isOnlyHere: boolean;
  /** The draft of an earlier visit, which is in the form again. */
  restored?: RestoredDraft;
  /** The values that the form had before anything was typed. */
  startedFrom: () => Typed;
  /** Stores the form's current values. */
  note: () => void;
  /** Deletes the draft and resets the form to the stored values. */
  discard: () => void;
  forget: () => void;
  /** Keeps the draft's value of a field, or puts the stored one in its place. */
  settle: (field: string, choice: Choice) => void;
}

interface RestoredDraft {
  at: number;
  typed: Typed;
  /** The fields that someone else changed since the draft was begun, with the stored values. */
  conflicts: (ConflictingPart & { stored: string })[];
}

export interface Journaling {
  /** Identifies the edited object. */
  key: string;
  formId: string;
  version: number;
  /** The response to a successful save; each one deletes the entry. */
  saved: unknown;
  /** Whether a draft has been sent: its response did not reach the tab that sent it. */
  isSent?: (typed: Typed) => boolean;
  /** Fills a form whose controls are added and removed dynamically. */
  putIn?: (typed: Typed) => void;
  /**
   * Called with a stored draft, the fields that it changes, and those of them that others changed too, before its values
   * are put into the form.
   */
  onTakeUp?: (entry: FormEntry, changed: Set<string>, conflicts: string[]) => void;
  /** Called after a draft was discarded. */
  onDiscard?: () => void;
  /** Called when unsaved changes appear or are saved. */
  onUnsaved?: (isUnsaved: boolean) => void;
}

/**
 * Stores unsaved form values in the browser until a save succeeds, and puts them back when the form is opened again, so
 * that they survive a crash, a sign-out or a network failure. Each account has its own entries: people who share a
 * browser do not get each other's text.
 */
export function useFormJournal({ formId, version, saved, ...rest }: Journaling): FormJournal {
  const { isSent, putIn, onTakeUp, onDiscard, onUnsaved } = rest;
  const key = useEntryKey(rest.key);
  const [restored, setRestored] = useState<RestoredDraft>();
  const [isUnsaved, setUnsaved] = useState(false);
  const [isStored, setStored] = useState(true);
  const isOnlyHere = isUnsaved && !isStored;
  const { release } = useUnsaved(isOnlyHere, formId);
  /** The values without unsaved changes: what a draft starts from. */
  const clean = useRef<Typed>([]);
  const isRestoring = useRef(false);
  const isTypedSinceSent = useRef(false);

  const noteClean = useCallback(() => {
    const form = formOf(formId);
    if (form) clean.current = typedIn(form);
  }, [formId]);
  const forget = useCallback(() => {
    removeEntry(key);
    setRestored(undefined);
    setUnsaved(false);
    release();
    noteClean();
  }, [key, release, noteClean]);

  function takeUp(entry: FormEntry) {
    const form = formOf(formId);
    if (!form) return;
    const draft = draftInForm(entry, clean.current);
    if (draft.changed.size === 0 || isSent?.(entry.typed)) return removeEntry(key);
    const conflicts = conflictsIn(form, draft.conflicts, draft.typed);
    onTakeUp?.(entry, draft.changed, draft.conflicts);
    isRestoring.current = true;
    if (putIn) putIn(draft.typed);
    else fillAll(form, draft.typed);
    isRestoring.current = false;
    clean.current = draft.from;
    setRestored({ at: entry.at, typed: entry.typed, conflicts });
    setUnsaved(true);
  }

  useEffect(() => onUnsaved?.(isUnsaved), [onUnsaved, isUnsaved]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft is put back once, when its form opens
  useEffect(() => {
    noteClean();
    isTypedSinceSent.current = false;
    const entry = readEntry(key);
    if (entry) takeUp(entry);
  }, [key]);
  useEffect(() => {
    const noteSending = (event: SubmitEvent) => {
      if (event.target === formOf(formId) && !intentOf(event)) isTypedSinceSent.current = false;
    };
    const noteReset = (event: Event) => {
      // The fields have their values after the event.
      if (event.target === formOf(formId)) setTimeout(() => readEntry(key) ?? noteClean());
    };
    document.addEventListener("submit", noteSending, true);
    document.addEventListener("reset", noteReset, true);
    return () => {
      document.removeEventListener("submit", noteSending, true);
      document.removeEventListener("reset", noteReset, true);
    };
  }, [formId, key, noteClean]);
  useEffect(() => {
    if (saved && !isTypedSinceSent.current) forget();
  }, [saved, forget]);

  function note() {
    if (isRestoring.current) return;
    isTypedSinceSent.current = true;
    const form = formOf(formId);
    if (!form) return;
    setStored(storeEntry(key, { version, at: Date.now(), from: clean.current, typed: typedIn(form) }));
    setUnsaved(true);
  }

  function discard() {
    forget();
    const form = formOf(formId);
    form?.reset();
    onDiscard?.();
    form?.querySelector<HTMLElement>("input:not([type=hidden]), textarea, select")?.focus();
  }

  const isArrived = restored !== undefined && isSent?.(restored.typed) === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `discard` changes with each render
  useEffect(() => {
    if (isArrived && !isTypedSinceSent.current) discard();
  }, [isArrived]);

  function settle(field: string, choice: Choice) {
    const form = formOf(formId);
    const conflict = restored?.conflicts.find(({ key }) => key === field);
    if (!form || !restored || !conflict) return;
    if (choice === "theirs") fill(form, field, conflict.stored);
    setRestored({ ...restored, conflicts: restored.conflicts.filter((one) => one !== conflict) });
  }

  const startedFrom = () => clean.current;
  return { isUnsaved, isOnlyHere, restored, startedFrom, note, discard, forget, settle };
}

function formOf(id: string): HTMLFormElement | undefined {
  const form = document.getElementById(id);
  return form instanceof HTMLFormElement ? form : undefined;
}

/** Both values of fields with a control of their own; of the others, the save reports the conflict. */
function conflictsIn(form: HTMLFormElement, fields: string[], typed: Typed): RestoredDraft["conflicts"] {
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

const noChoice = {};

/** Warns while the browser stores nothing, and says that a draft of an earlier visit is in the form again. */
export function JournalNotice({
  journal: { restored, isOnlyHere, discard, settle },
  showsConflicts = true,
}: {
  journal: FormJournal;
  /** False where the save that found them shows them. */
  showsConflicts?: boolean;
}) {
  return (
    <>
      {isOnlyHere ? (
        <p role="alert" className="sticky top-24 z-2 mb-6 border border-bad bg-card p-3 md:top-12">
          <strong className="font-semibold text-bad">Not saved on this device: keep this tab open.</strong>{" "}
          {"This browser’s storage is full or blocked. Save your changes before you leave."}
        </p>
      ) : null}
      {restored ? (
        <div role="status" className="mb-3 border-l-2 border-signal bg-card px-3 py-1">
          <p className="flex flex-wrap items-center gap-x-3">
            <span>
              Draft restored from <Moment at={new Date(restored.at)} />
            </span>
            <Button onClick={discard} look="quiet">
              Discard
            </Button>
          </p>
          {showsConflicts && restored.conflicts.length > 0 ? (
            <>
              <p className="text-muted">Someone else has changed this since. The form contains your draft.</p>
              <ConflictRows parts={restored.conflicts} chosen={noChoice} onChoose={settle} />
            </>
          ) : null}
        </div>
      ) : null}
    </>
  );
}
