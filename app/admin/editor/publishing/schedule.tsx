import { useId, useState } from "react";
import { Button } from "#app/admin/button.tsx";
import { useEditor } from "#app/admin/editor/editor.ts";
import { Moment, useTimeZone } from "#app/admin/moment.tsx";
import { PlainField } from "#app/forms/plain-fields.tsx";
import type { usePublishing } from "./use-publishing.ts";

interface ScheduleProps {
  publishing: ReturnType<typeof usePublishing>;
  /** Blocking findings prevent scheduling. */
  isStopped: boolean;
}

/** Schedules publishing, in the browser's time zone. */
export function Schedule({ publishing, isStopped }: ScheduleProps) {
  const { scheduledAt, scheduleFailure, isLate } = useEditor(({ item }) => item);
  const [when, setWhen] = useState("");
  const [problem, setProblem] = useState<string>();
  const zone = useTimeZone();
  const id = useId();

  function withMoment(act: (at: Date) => Promise<void>) {
    const at = new Date(when);
    if (Number.isNaN(at.getTime())) return setProblem("Choose a date and a time");
    if (at.getTime() <= Date.now())
      return setProblem("That time is in the past. To publish now, use the button above");
    setProblem(undefined);
    void act(at);
  }

  return (
    <section className="grid gap-2 border-t border-line pt-4">
      <h3 className="font-semibold">Later</h3>
      {scheduleFailure ? (
        <div role="alert" className="border-l-2 border-bad pl-3">
          <p className="text-bad">
            Publishing failed on <Moment at={new Date(scheduleFailure.dueAt)} />:
          </p>
          <ul className="list-disc pl-4">
            {scheduleFailure.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
          <Button
            disabled={publishing.isBusy}
            onClick={publishing.cancelSchedule}
            look="quiet"
            className="-ml-2"
          >
            Dismiss this notice
          </Button>
        </div>
      ) : null}
      {scheduledAt && isLate ? (
        <p role="alert" className="border-l-2 border-bad pl-3">
          Overdue: it is published when the site’s background jobs run again. Ask the operator, or publish it
          now.
        </p>
      ) : null}
      {scheduledAt ? (
        <p className="flex flex-wrap items-center justify-between gap-2">
          <span>
            Scheduled for <Moment at={new Date(scheduledAt)} />. Later changes stay in the draft.
          </span>
          <Button disabled={publishing.isBusy} onClick={publishing.cancelSchedule} look="quiet">
            Cancel schedule
          </Button>
        </p>
      ) : null}
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
        <PlainField
          id={id}
          type="datetime-local"
          label={`Date and time (${zone})`}
          error={problem}
          value={when}
          onChange={(event) => setWhen(event.currentTarget.value)}
        />
        {scheduledAt ? (
          <Button
            disabled={publishing.isBusy}
            onClick={() => withMoment(publishing.reschedule)}
            className="mt-[22px]"
          >
            Reschedule
          </Button>
        ) : (
          <Button
            disabled={publishing.isBusy || isStopped}
            onClick={() => withMoment(publishing.schedule)}
            className="mt-[22px]"
          >
            Schedule
          </Button>
        )}
      </div>
      {scheduledAt ? (
        <Button
          disabled={publishing.isBusy || isStopped}
          onClick={() =>
            when ? withMoment(publishing.schedule) : publishing.schedule(new Date(scheduledAt))
          }
          className="justify-self-start"
        >
          Schedule the current draft instead
        </Button>
      ) : null}
    </section>
  );
}
