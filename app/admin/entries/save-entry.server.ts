import type { Submission } from "@conform-to/react";
import type { Bases } from "#app/domain/publishing/bases.server.ts";
import type { FieldsOutcome } from "#app/domain/publishing/drafts.server.ts";
import { readBases } from "#app/http/read-bases.server.ts";
import type { EntryAnswer } from "./entry-form.tsx";

interface Saving<Typed, Value, Fields> {
  submission: Submission<Typed, string[], Value>;
  form: FormData;
  labels: Record<keyof Fields, string>;
  inWords: (value: Fields[keyof Fields]) => string;
  /** A value as the form's control holds it. */
  asTyped: (value: Fields[keyof Fields]) => string;
  save: (fields: Value, bases: Bases) => Promise<FieldsOutcome<Fields> | undefined>;
}

/** Saves what a form has sent into a draft, and answers in words. */
export async function saveEntry<Typed, Value, Fields extends object>({
  submission,
  form,
  labels,
  inWords,
  asTyped,
  save,
}: Saving<Typed, Value, Fields>): Promise<EntryAnswer> {
  const bases = readBases(form);
  const answer = { result: submission.reply(), conflicts: [], bases };
  if (submission.status !== "success") return { status: "invalid", ...answer };

  const outcome = await save(submission.value, bases);
  if (!outcome) return { status: "gone", ...answer };
  if (outcome.status === "saved") return { ...answer, ...outcome };
  const conflicts = outcome.conflicts.map(({ field, mine, theirs }) => ({
    field: String(field),
    label: labels[field],
    mine: inWords(mine),
    theirs: inWords(theirs),
    value: asTyped(theirs),
  }));
  return { status: "conflict", ...answer, bases: outcome.bases, conflicts };
}

/** The HTTP status of each answer. */
export const entryStatuses: Record<EntryAnswer["status"], number> = {
  saved: 200,
  invalid: 400,
  conflict: 409,
  gone: 410,
};
