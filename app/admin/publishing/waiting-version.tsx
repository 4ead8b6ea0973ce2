import { focusRing } from "#app/admin/classes.ts";
import { Moment } from "#app/admin/moment.tsx";
import { type WaitingChoice, waitingChoices } from "#app/domain/publishing/publication.ts";

interface WaitingVersionProps {
  scheduledAt: Date;
  /** False before the first publication: publishing now can only replace the schedule. */
  mayKeep: boolean;
  chosen: WaitingChoice;
  onChoose: (choice: WaitingChoice) => void;
}

/** The choice that keeps what waits, and publishes nothing of it. */
export const firstWaitingChoice = (mayKeep: boolean): WaitingChoice => (mayKeep ? "leave-out" : "cancel");

/** Says that a version waits for its time, and asks what becomes of it when the draft is published now. */
export function WaitingVersion({ scheduledAt, mayKeep, chosen, onChoose }: WaitingVersionProps) {
  const title = (
    <>
      A version is scheduled for <Moment at={scheduledAt} />
    </>
  );
  if (!mayKeep) {
    return <p className="border-l-2 border-warn pl-3">{title}. Publishing now cancels the schedule.</p>;
  }
  return (
    <fieldset className="grid gap-1 border-l-2 border-warn pl-3">
      <legend className="float-left mb-1">{title}</legend>
      {waitingChoices.map((choice) => (
        <label key={choice} className="flex items-start gap-2">
          <input
            type="radio"
            name="waiting"
            value={choice}
            checked={choice === chosen}
            onChange={() => onChoose(choice)}
            className={`mt-1 shrink-0 accent-ink ${focusRing}`}
          />
          {labels[choice]}
        </label>
      ))}
    </fieldset>
  );
}

const labels: Record<WaitingChoice, string> = {
  "leave-out": "Publish only the changes that it does not contain. It stays scheduled.",
  keep: "Publish the whole draft. It stays scheduled.",
  cancel: "Publish the whole draft and cancel the schedule.",
};
