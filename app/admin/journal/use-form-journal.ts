import { useRouteLoaderData } from "@remix-run/react";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Choice } from "#app/admin/editor/model/conflicts.ts";
import { intentOf, useUnsaved } from "#app/admin/publishing/form-submissions.ts";
import type { Staff } from "#app/domain/accounts/account.ts";
import { conflictsIn, type FormConflict, fill, fillAll, formOf } from "./form-controls.ts";
import {
  draftInForm,
  type FormEntry,
  formEntryKey,
  openedWith,
  readFormEntry,
  removeFormEntry,
  storeFormEntry,
  type Typed,
  typedIn,
  withEarlier,
} from "./form-entry.ts";
import type { EntryKey } from "./journal.ts";

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
  keptAt: Date;
  typed: Typed;
  conflicts: FormConflict[];
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
  /** Whether the stored draft, if any, is in the form: only then may it be replaced. */
  const isRead = useRef(false);
  const hasDraft = useRef(false);
  const lastTyped = useRef<Typed>([]);
  const openedKey = useRef(key);

  const noteClean = useCallback(() => {
    const form = formOf(formId);
    if (form) clean.current = typedIn(form);
  }, [formId]);
  const forget = useCallback(() => {
    void removeFormEntry(key);
    hasDraft.current = false;
    setRestored(undefined);
    setUnsaved(false);
    release();
    noteClean();
  }, [key, release, noteClean]);

  /** Of what was typed while the draft was read, both values are shown. */
  function takeUp(entry: FormEntry) {
    const form = formOf(formId);
    if (!form) return;
    const draft = draftInForm(entry, typedIn(form));
    if (draft.changed.size === 0 || isSent?.(entry.typed)) return void removeFormEntry(key);
    const conflicts = conflictsIn(form, draft.conflicts, draft.typed);
    onTakeUp?.(entry, draft.changed, draft.conflicts);
    isRestoring.current = true;
    if (putIn) putIn(draft.typed);
    else fillAll(form, draft.typed);
    isRestoring.current = false;
    clean.current = draft.from;
    setRestored({ keptAt: entry.keptAt, typed: entry.typed, conflicts });
    hasDraft.current = true;
    setUnsaved(true);
  }

  useEffect(() => onUnsaved?.(isUnsaved), [onUnsaved, isUnsaved]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft is put back once, when its form opens
  useEffect(() => {
    const form = formOf(formId);
    if (form) clean.current = openedWith(form);
    if (openedKey.current !== key) hasDraft.current = false;
    openedKey.current = key;
    isTypedSinceSent.current = false;
    isRead.current = false;
    let isGone = false;
    /** What was typed into a form that was left before the draft was read. */
    let left: FormEntry | undefined;
    void readFormEntry(key).then((entry) => {
      if (left) void storeFormEntry(entry ? withEarlier(entry, left) : left);
      if (isGone) return;
      isRead.current = true;
      const isTyped = hasDraft.current; // also if it was sent since: the answer may be that the session has ended
      if (entry) takeUp(entry);
      const typedForm = isTyped ? formOf(formId) : null;
      if (typedForm) store(typedIn(typedForm));
    });
    return () => {
      isGone = true;
      if (hasDraft.current && !isRead.current) left = entryOf(lastTyped.current);
    };
  }, [key]);
  useEffect(() => {
    const noteSending = (event: SubmitEvent) => {
      if (event.target === formOf(formId) && !intentOf(event)) isTypedSinceSent.current = false;
    };
    const noteReset = (event: Event) => {
      // The fields have their values after the event.
      if (event.target === formOf(formId)) setTimeout(() => hasDraft.current || noteClean());
    };
    document.addEventListener("submit", noteSending, true);
    document.addEventListener("reset", noteReset, true);
    return () => {
      document.removeEventListener("submit", noteSending, true);
      document.removeEventListener("reset", noteReset, true);
    };
  }, [formId, noteClean]);
  useEffect(() => {
    if (saved && !isTypedSinceSent.current) forget();
  }, [saved, forget]);

  function note() {
    if (isRestoring.current) return;
    isTypedSinceSent.current = true;
    const form = formOf(formId);
    if (!form) return;
    hasDraft.current = true;
    lastTyped.current = typedIn(form);
    setUnsaved(true);
    if (isRead.current) store(lastTyped.current); // otherwise as soon as the draft of an earlier visit is in the form
  }

  function store(typed: Typed) {
    void storeFormEntry(entryOf(typed)).then(setStored);
  }

  function entryOf(typed: Typed): FormEntry {
    return { ...key, version, keptAt: new Date(), from: clean.current, typed };
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

function useEntryKey(key: string): EntryKey {
  const account = useRouteLoaderData<{ staff: Staff }>("routes/admin/layout")?.staff.id ?? "";
  return useMemo(() => formEntryKey(account, key), [account, key]);
}

/** The unsaved values of a form of an object that no longer exists. */
export function useUnsavedEntry(key: string): { typed: Typed; forget: () => void } {
  const entryKey = useEntryKey(key);
  const [typed, setTyped] = useState<Typed>([]);
  useEffect(() => {
    void readFormEntry(entryKey).then((entry) => setTyped(entry?.typed ?? []));
  }, [entryKey]);
  return { typed, forget: () => void removeFormEntry(entryKey) };
}
