import { messages } from "./messages.ts";
import type { SaveAnswer } from "./save-answer.ts";

interface SaveStatusProps {
  answer?: SaveAnswer;
  isUnsaved: boolean;
  /** The number of invalid fields. */
  errors: number;
}

/** The save status; a live region announces it. */
export function SaveStatus({ answer, isUnsaved, errors }: SaveStatusProps) {
  return (
    <p role="status" className="text-[0.8125rem] whitespace-nowrap">
      {errors > 0 ? (
        <span className="text-bad">{messages.fieldsAreWrong(errors)}</span>
      ) : isUnsaved ? (
        <span className="text-muted">{messages.notSavedYet}</span>
      ) : answer?.outcome === "saved" ? (
        <span className="text-good">{saved(answer.changed)}</span>
      ) : null}
    </p>
  );
}

function saved(changed: number): string {
  if (changed === 0) return messages.savedThereWereNoChanges;
  return messages.savedSettings(changed);
}
