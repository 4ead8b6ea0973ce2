import type { Submission } from "@conform-to/react";
import type { Bases } from "#app/domain/publishing/bases.server.ts";
import type { FieldsOutcome } from "#app/domain/publishing/drafts.server.ts";
import { readBases } from "#app/http/read-form.server.ts";
import type { ContentAnswer } from "./content-form.tsx";

interface Saving<Typed, Value, Fields> {
  submission: Submission<Typed, string[], Value>;
  form: FormData;
  labelOf: (field: keyof Fields & string) => string;
  inWords: (field: keyof Fields & string, value: Fields[keyof Fields]) => string;
  /** A value as the form control shows it. */
  asTyped: (value: Fields[keyof Fields]) => string;
  save: (fields: Value, bases: Bases) => Promise<FieldsOutcome<Fields> | undefined>;
  /** Publishes the draft if it still has this version. Undefined when it is deleted or in the trash. */
  publish: (
    baseVersion: number,
  ) => Promise<{ status: keyof typeof publicationResults; row?: { version: number } } | undefined>;
}

/**
 * Saves a form into a draft and returns messages. With `publish`, the version that the publisher saw, it also publishes
 * the saved draft, unless others changed it after that version.
 */
export async function saveContent<Typed, Value, Fields extends object>({
  submission,
  form,
  labelOf,
  inWords,
  asTyped,
  save,
  publish,
}: Saving<Typed, Value, Fields>): Promise<ContentAnswer> {
  const bases = readBases(form);
  const answer = { result: submission.reply(), conflicts: [], bases };
  if (submission.status !== "success") return { status: "invalid", ...answer };

  const outcome = await save(submission.value, bases);
  if (!outcome) return { status: "gone", ...answer };
  if (outcome.status === "saved") {
    const saved = { ...answer, ...outcome };
    const seenVersion = form.get("publish");
    if (seenVersion === null) return saved;
    if (Number(seenVersion) !== outcome.previousVersion) return { ...saved, publication: "changed" };
    const published = await publish(outcome.version);
    if (!published) return { ...answer, status: "gone" };
    const version = published.row?.version ?? outcome.version;
    return { ...saved, version, publication: publicationResults[published.status] };
  }
  const conflicts = outcome.conflicts.map(({ field, mine, theirs }) => ({
    field: String(field),
    label: labelOf(String(field) as keyof Fields & string),
    mine: inWords(String(field) as keyof Fields & string, mine),
    theirs: inWords(String(field) as keyof Fields & string, theirs),
    value: asTyped(theirs),
  }));
  return { status: "conflict", ...answer, bases: outcome.bases, conflicts };
}

const publicationResults = {
  published: "published",
  unchanged: "published",
  missing: "missing",
  conflict: "changed",
} as const;

/** The HTTP status of each answer. */
export const contentStatuses: Record<ContentAnswer["status"], number> = {
  saved: 200,
  invalid: 400,
  conflict: 409,
  gone: 410,
};
