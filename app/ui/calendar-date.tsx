/** A date as `12 Nov 2026`, in UTC, so that server and browser render the same. */
export function CalendarDate({ date, className }: { date: Date; className?: string }) {
  return (
    <time dateTime={date.toISOString().slice(0, 10)} className={className}>
      {calendarDate(date)}
    </time>
  );
}

export function calendarDate(date: Date): string {
  return `${dayAndMonth(date)} ${date.getUTCFullYear()}`;
}

/** `12 Nov`, in UTC. */
export function dayAndMonth(date: Date): string {
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]}`;
}

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
