import { CalendarDate } from "#app/ui/calendar-date.tsx";

interface NextStepProps {
  nextStep: string | null;
  /** A date in the office's time zone. */
  nextStepOn: string | null;
  today: string;
  /** A closed lead needs no next step. */
  isClosed: boolean;
}

/** The next step and its date; a due date is highlighted. */
export function NextStep({ nextStep, nextStepOn, today, isClosed }: NextStepProps) {
  const isDue = !isClosed && nextStepOn !== null && nextStepOn <= today;
  return (
    <>
      {nextStepOn ? (
        <CalendarDate
          date={new Date(nextStepOn)}
          className={isDue ? "font-semibold text-bad" : "text-muted"}
        />
      ) : null}
      {nextStep && nextStepOn ? " " : null}
      {nextStep}
    </>
  );
}
