import type { SubmissionResult } from "@conform-to/react";
import { useEffect, useRef, useState } from "react";
import type { ConflictingField } from "#app/admin/conflict-notice.tsx";
import type { Bases } from "#app/domain/documents/field-bases.server.ts";
import { type FormJournal, type Journaling, useFormJournal } from "./form-journal.tsx";

/** The response to a form whose save is merged with what others have saved. */
export interface MergeAnswer<Conflict extends ConflictingField = ConflictingField> {
  /** `gone`: someone else has deleted the object. */
  status: "saved" | "invalid" | "conflict" | "gone";
  result: SubmissionResult<string[]>;
  /** The stored values, the base of the next three-way merge. */
  bases: Bases;
  /** The fields that another person changed, too. */
  conflicts: Conflict[];
}

/** The HTTP status of each answer. */
export const mergeStatuses: Record<MergeAnswer["status"], number> = {
  saved: 200,
  invalid: 400,
  conflict: 409,
  gone: 410,
};

interface Merging extends Omit<Journaling, "onTakeUp" | "onDiscard" | "saved"> {
  /** The bases of the stored values; undefined for a new object. */
  stored: Bases | undefined;
  /** The response to the last save. After a conflict the form keeps its values. */
  answer: MergeAnswer | undefined;
  /** The last save succeeded and redirects to another screen. */
  isSubmitted?: boolean;
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
  answer,
  isSubmitted = false,
  onReset,
  ...journaling
}: Merging): FormJournal {
  const { formId, version } = journaling;
  const answered = answer?.bases;
  const [bases, setBases] = useState(answered ?? stored);
  const [seen, setSeen] = useState(answered);
  if (answered !== seen) {
    setSeen(answered);
    if (answered !== undefined) setBases(answered);
  }
  const journal = useFormJournal({
    ...journaling,
    saved: answer?.status === "saved" ? answer : isSubmitted,
    // The bases of a draft are among its fields. Fields that it does not change start from the stored values.
    onTakeUp({ typed }, changed) {
      if (!stored) return;
      const ofDraft: Bases = JSON.parse(typed.find(([name]) => name === "bases")?.[1] ?? "{}");
      const kept = Object.entries(stored).filter(([field]) => !changed.has(field));
      setBases({ ...ofDraft, ...Object.fromEntries(kept) });
    },
    onDiscard() {
      setBases(stored);
      onReset?.();
    },
  });
  const isOwn = journal.isUnsaved || answer?.status === "conflict";
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
