import { CalendarDate } from "#app/ui/calendar-date.tsx";

interface NextStepProps {
  nextStep: string | null;
  /** A date in the office. */
  nextStepOn: string | null;
  today: string;
  /** Nothing is to be done about a lead that is closed. */
  isClosed: boolean;
}

/** What comes next and when; a day that has come stands out. */
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
