import type { dates as english } from "../en/dates.ts";

const months = [
  "Jan.",
  "Feb.",
  "März",
  "Apr.",
  "Mai",
  "Juni",
  "Juli",
  "Aug.",
  "Sept.",
  "Okt.",
  "Nov.",
  "Dez.",
];
const longMonths = [
  ...["Januar", "Februar", "März", "April", "Mai", "Juni", "Juli"],
  ...["August", "September", "Oktober", "November", "Dezember"],
];
const weekdays = ["Sonntag", "Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag"];

export const dates = {
  date: (date) => `${date.getUTCDate()}. ${months[date.getUTCMonth()] ?? ""} ${date.getUTCFullYear()}`,
  dayAndMonth: (date) => `${date.getUTCDate()}. ${months[date.getUTCMonth()] ?? ""}`,
  longDate: (date) =>
    `${date.getUTCDate()}. ${longMonths[date.getUTCMonth()] ?? ""} ${date.getUTCFullYear()}`,
  weekday: (date) => weekdays[date.getUTCDay()] ?? "",
  moment: (date, time) =>
    `${weekdays[date.getUTCDay()] ?? ""}, ${date.getUTCDate()}. ${longMonths[date.getUTCMonth()] ?? ""}, ${time}\u00a0Uhr`,
} satisfies typeof english;
