import { useEffect, useRef, useState } from "react";
import type { Bases } from "#app/domain/merge/field-bases.server.ts";
import { type FormJournal, type Journaling, useFormJournal } from "./form-journal.tsx";

interface Merging extends Omit<Journaling, "onTakeUp"> {
  /** The bases of the stored values; undefined for a new object. */
  stored: Bases | undefined;
  /** The bases in the response to the last save. */
  answered: Bases | undefined;
  /** The last save was a conflict: the form keeps its values. */
  isConflict: boolean;
  /** Called after the fields were reset to the stored values, because others changed them or a draft was discarded. */
  onReset?: () => void;
}

/**
 * `useFormJournal` for a form whose save is merged with what others have saved. Its bases change with each response, but
 * not on revalidation, because the form may have unsaved changes then. Without unsaved changes, the fields follow the
 * stored values.
 */
export function useMergedForm({
  stored,
  answered,
  isConflict,
  onReset,
  ...journaling
}: Merging): FormJournal {
  const { formId, version } = journaling;
  const [bases, setBases] = useState(answered ?? stored);
  const [seen, setSeen] = useState(answered);
  if (answered !== seen) {
    setSeen(answered);
    if (answered !== undefined) setBases(answered);
  }
  const journal = useFormJournal({
    ...journaling,
    // The bases of a draft are among its fields.
    onTakeUp({ typed }) {
      if (stored) setBases(JSON.parse(typed.find(([name]) => name === "bases")?.[1] ?? "{}"));
    },
  });
  const isOwn = journal.isUnsaved || isConflict;
  const shown = useRef(version);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new bases and functions must not rerun it
  useEffect(() => {
    if (shown.current === version) return;
    shown.current = version;
    const form = document.getElementById(formId);
    if (isOwn || !(form instanceof HTMLFormElement)) return;
    form.reset();
    setBases(stored);
    onReset?.();
  }, [formId, version, isOwn]);
  return { ...journal, bases };
}
