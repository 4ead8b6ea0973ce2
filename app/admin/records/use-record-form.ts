import { useEffect, useRef, useState } from "react";
import { type FormJournal, type Journaling, useFormJournal } from "#app/admin/journal/use-form-journal.ts";
import type { RecordAnswer, RecordConflict } from "./record-answer.ts";

interface RecordForm extends Omit<Journaling, "onTakeUp" | "onDiscard" | "saved"> {
  /** The stored version. */
  version: number;
  /** The response to the last save. */
  answer: RecordAnswer | undefined;
  /** The last save succeeded, and redirects to another screen or adds a record. */
  isSubmitted?: unknown;
  /** Called after the fields were reset to the stored values, because others changed them or a draft was discarded. */
  onReset?: () => void;
}

export interface RecordJournal extends FormJournal {
  /** The version that the form shows and submits. */
  version: number;
  conflict?: RecordConflict;
}

/**
 * `useFormJournal` for the form of a record. Without unsaved changes its fields and its version follow the stored
 * record. With some it keeps the version that it was loaded with, so that its save notices what others have changed.
 */
export function useRecordForm({
  version: stored,
  answer,
  isSubmitted,
  onReset,
  ...journaling
}: RecordForm): RecordJournal {
  const [version, setVersion] = useState(stored);
  const [seen, setSeen] = useState(answer);
  const [discarded, setDiscarded] = useState<RecordAnswer>();
  if (answer !== seen) {
    setSeen(answer);
    if (answer?.version !== undefined) setVersion(answer.version);
  }
  const conflict = answer === discarded ? undefined : answer?.conflict;
  const journal = useFormJournal({
    ...journaling,
    version,
    saved: answer?.status === "saved" ? answer : isSubmitted,
    // A draft that changes what others changed too is saved against the version that it started from.
    onTakeUp(draft, _, conflicts) {
      if (!draft.from || conflicts.length > 0) setVersion(draft.version);
    },
    onDiscard() {
      setDiscarded(answer);
      setVersion(stored);
      onReset?.();
    },
  });
  const isOwn = journal.isUnsaved || conflict !== undefined;
  const shown = useRef(stored);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function must not rerun it
  useEffect(() => {
    if (shown.current === stored) return;
    shown.current = stored;
    const form = document.getElementById(journaling.formId);
    if (isOwn || !(form instanceof HTMLFormElement)) return;
    form.reset();
    setVersion(stored);
    onReset?.();
  }, [journaling.formId, stored, isOwn]);
  return { ...journal, version, conflict };
}
