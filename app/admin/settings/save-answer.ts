import type { SubmissionResult } from "@conform-to/react";
import type { Bases } from "#app/domain/publishing/bases.server.ts";
import type { Settings } from "#app/domain/settings/registry.ts";

/** A setting that another person changed in the meantime: both values as text, and theirs. */
export interface ConflictInWords {
  field: string;
  label: string;
  mine: string;
  theirs: string;
  value: Settings[keyof Settings];
}

/** The server's response to a save. */
export interface SaveAnswer {
  outcome: "saved" | "unsaved" | "conflict";
  /** The number of changed settings. */
  changed: number;
  conflicts: ConflictInWords[];
  /** The base values of the next save. */
  bases: Bases;
  result: SubmissionResult<string[]>;
}
