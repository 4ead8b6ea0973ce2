import type { SubmissionResult } from "@conform-to/react";
import type { Bases } from "#app/domain/publishing/bases.server.ts";
import type { Settings } from "#app/domain/settings/registry.ts";

/** A setting that somebody else has changed meanwhile: both values in words, and theirs. */
export interface ConflictInWords {
  field: string;
  label: string;
  mine: string;
  theirs: string;
  value: Settings[keyof Settings];
}

/** What the server answers to a save. */
export interface SaveAnswer {
  outcome: "saved" | "unsaved" | "conflict";
  /** How many settings the save has changed. */
  changed: number;
  conflicts: ConflictInWords[];
  /** What the next save is compared with. */
  bases: Bases;
  result: SubmissionResult<string[]>;
}
