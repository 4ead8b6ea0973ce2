import { useMessages } from "#app/languages/use-messages.ts";

/** A date as `12 Nov 2026` in the language of the page, in UTC. */
export function CalendarDate({ date, className }: { date: Date; className?: string }) {
  const { dates } = useMessages();
  return (
    <time dateTime={date.toISOString().slice(0, 10)} className={className}>
      {dates.date(date)}
    </time>
  );
}
