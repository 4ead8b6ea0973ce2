import type { SubmissionResult } from "@conform-to/react";
import { data } from "@remix-run/node";

/** Values of a form's controls by name; of a checkbox, whether it is ticked. */
export type ControlValues = Record<string, string | boolean>;

/** The fields of a stale form that differ from the stored record. */
export interface RecordConflict {
  /** Whether the same account has saved the record since, in another tab or browser. */
  isOwn: boolean;
  /** The names of their controls. */
  fields: string[];
  /** The stored record as the form would show it. */
  stored: ControlValues;
}

/** The response to the form of a record: a lead's deal, a task, a medium, a redirect, an account's role. */
export interface RecordAnswer {
  /** `conflict`: the record has been saved since the form was loaded; `gone`: someone has deleted it. */
  status: "saved" | "invalid" | "conflict" | "gone";
  result: SubmissionResult<string[]>;
  /** The stored version, which the next save of the form replaces; undefined where the form keeps its own. */
  version?: number;
  conflict?: RecordConflict;
}

const httpStatuses: Record<RecordAnswer["status"], number> = {
  saved: 200,
  invalid: 400,
  conflict: 409,
  gone: 410,
};

/** The response of an action, with the HTTP status of its answer. */
export function respondWith<Answer extends Pick<RecordAnswer, "status"> = RecordAnswer>(
  answer: Answer,
  status = httpStatuses[answer.status],
) {
  return data(answer, { status });
}
