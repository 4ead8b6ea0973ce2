import type { Submission } from "@conform-to/react";
import type { FieldsOutcome } from "#app/domain/publishing/drafts.server.ts";
import type { EntryAnswer } from "./entry-form.tsx";

interface Saving<Typed, Value, Draft> {
  submission: Submission<Typed, string[], Value>;
  form: FormData;
  labels: Record<keyof Draft, string>;
  inWords: (value: Draft[keyof Draft]) => string;
  /** A value as the form's control holds it. */
  asTyped: (value: Draft[keyof Draft]) => string;
  save: (value: Value) => Promise<FieldsOutcome<Draft> | undefined>;
}

/** Saves what a form has sent into a draft, and answers in words. */
export async function saveEntry<Typed, Value, Draft extends object>({
  submission,
  form,
  labels,
  inWords,
  asTyped,
  save,
}: Saving<Typed, Value, Draft>): Promise<EntryAnswer> {
  const answer = {
    result: submission.reply(),
    version: Number(form.get("baseVersion")) || 1,
    conflicts: [],
  };
  if (submission.status !== "success") return { status: "invalid", ...answer };

  const outcome = await save(submission.value);
  if (!outcome) return { status: "gone", ...answer };
  if (outcome.status === "saved") return { status: "saved", ...answer, version: outcome.version };
  const conflicts = outcome.conflicts.map(({ field, mine, theirs }) => ({
    field: String(field),
    label: labels[field],
    mine: inWords(mine),
    theirs: inWords(theirs),
    value: asTyped(theirs),
  }));
  return { status: "conflict", ...answer, version: outcome.theirVersion, conflicts };
}

/** The HTTP status of each answer. */
export const entryStatuses: Record<EntryAnswer["status"], number> = {
  saved: 200,
  invalid: 400,
  conflict: 409,
  gone: 410,
};
