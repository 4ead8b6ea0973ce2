const longMonths = [
  ...["January", "February", "March", "April", "May", "June", "July"],
  ...["August", "September", "October", "November", "December"],
];
const months = longMonths.map((month) => month.slice(0, 3));
/** From Sunday, as `Date.getUTCDay` counts. */
const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** Dates in words. All of them read a date in UTC, so that server and browsers write the same. */
export const dates = {
  /** `12 Nov 2026` */
  date: (date: Date) => `${date.getUTCDate()} ${months[date.getUTCMonth()] ?? ""} ${date.getUTCFullYear()}`,
  /** `12 Nov` */
  dayAndMonth: (date: Date) => `${date.getUTCDate()} ${months[date.getUTCMonth()] ?? ""}`,
  /** `12 November 2026` */
  longDate: (date: Date) =>
    `${date.getUTCDate()} ${longMonths[date.getUTCMonth()] ?? ""} ${date.getUTCFullYear()}`,
  /** `Thursday` */
  weekday: (date: Date) => weekdays[date.getUTCDay()] ?? "",
  /** `Thursday 12 November, 16:48`; the time of day is an argument, because it depends on a time zone. */
  moment: (date: Date, time: string) =>
    `${weekdays[date.getUTCDay()] ?? ""} ${date.getUTCDate()} ${longMonths[date.getUTCMonth()] ?? ""}, ${time}`,
};
