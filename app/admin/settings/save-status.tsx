import type { SaveAnswer } from "./save-answer.ts";

interface SaveStatusProps {
  answer?: SaveAnswer;
  isUnsaved: boolean;
  /** How many fields are wrong. */
  errors: number;
}

/** Whether what is on the screen is what is stored; read out when it changes. */
export function SaveStatus({ answer, isUnsaved, errors }: SaveStatusProps) {
  return (
    <p role="status" className="text-[0.8125rem] whitespace-nowrap">
      {errors > 0 ? (
        <span className="text-bad">{errors === 1 ? "1 field is wrong" : `${errors} fields are wrong`}</span>
      ) : isUnsaved ? (
        <span className="text-muted">Not saved yet</span>
      ) : answer?.outcome === "saved" ? (
        <span className="text-good">{saved(answer.changed)}</span>
      ) : null}
    </p>
  );
}

function saved(changed: number): string {
  if (changed === 0) return "Saved; nothing had changed";
  return changed === 1 ? "Saved 1 setting" : `Saved ${changed} settings`;
}
