import { formatsIn } from "#app/languages/formats.ts";
import { type Language, languages } from "#app/languages/language.ts";
import { serverMessagesIn } from "#app/languages/messages.server.ts";
import { type OfficeHours, replyDueAt } from "./office-hours.ts";
import { isAroundTheClock } from "./working-hours.ts";

/** The time by which an enquiry is answered, in the office's time zone. */
interface Deadline {
  /** `Tuesday 24 November, 16:20` */
  moment: string;
  /** `Lisbon time (GMT)` */
  zone: string;
}

export function deadlineOf(sentAt: Date, office: OfficeHours, language: Language): Deadline {
  const { timeZone } = office;
  const due = replyDueAt(sentAt, office);
  const { weekday, day, month, time } = partsOf(due, timeZone, language);
  return {
    moment: serverMessagesIn(language).officeHours.deadline(weekday, day, month, time),
    zone: zoneName(due, timeZone, language),
  };
}

/** Returns a time in the office's time zone, `24 November, 16:20`. */
export function officeTime(
  at: Date,
  { timeZone }: Pick<OfficeHours, "timeZone">,
  language: Language,
): string {
  const { day, month, time } = partsOf(at, timeZone, language);
  return serverMessagesIn(language).officeHours.visit(day, month, time);
}

/** Returns the date of a moment in the office's time zone, `24 November 2026`. */
export const longDate = (at: Date, timeZone: string, language: Language): string =>
  formatOf(language, { timeZone, dateStyle: "long" }).format(at);

/** Returns `24 Nov 2026` for `2026-11-24`. */
export const shortDate = (day: string, language: Language): string =>
  formatOf(language, { timeZone: "UTC", dateStyle: "medium" }).format(new Date(day));

/** Returns `Monday to Friday, 09:00 to 18:00, Lisbon time`. */
export function workingHoursText(
  { days, opens, closes, timeZone }: Omit<OfficeHours, "holidays">,
  language: Language,
): string {
  const { aroundTheClock, hours, workingHours } = serverMessagesIn(language).officeHours;
  const open = isAroundTheClock({ opens, closes }) ? aroundTheClock : hours(opens, closes);
  return workingHours(daysText([...days].sort(), language), open, zoneCity(timeZone, language));
}

/** Names consecutive days by the first and the last: `Monday to Friday`. */
function daysText(days: number[], language: Language): string {
  const { everyDay, days: range } = serverMessagesIn(language).officeHours;
  const names = days.map((day) => weekdayIn(language, day));
  const [first = 1] = days;
  const last = days.at(-1) ?? first;
  if (days.length === 0 || days.length === 7) return everyDay;
  if (days.length > 2 && last - first === days.length - 1) return range(names[0] ?? "", names.at(-1) ?? "");
  return formatsIn(language).list(names);
}

/** 1 is Monday: 5 January 1970 was one. */
const weekdayIn = (language: Language, day: number): string =>
  formatOf(language, { weekday: "long", timeZone: "UTC" }).format(Date.UTC(1970, 0, 4 + day));

/** Returns the zone's city and its offset on that day; a zone without a city has only its name. */
function zoneName(at: Date, timeZone: string, language: Language): string {
  const format = formatOf(language, { timeZone, timeZoneName: "short" });
  const offset = format.formatToParts(at).find(({ type }) => type === "timeZoneName")?.value ?? "";
  if (!timeZone.includes("/") || timeZone.startsWith("Etc/")) return offset;
  return serverMessagesIn(language).officeHours.zone(zoneCity(timeZone, language), offset);
}

/** `Lisbon` for `Europe/Lisbon`. */
export function zoneCity(timeZone: string, language: Language): string {
  const name = timeZone.slice(timeZone.lastIndexOf("/") + 1).replaceAll("_", " ");
  return serverMessagesIn(language).officeHours.city(name);
}

/** `Tuesday`, `24`, `November` and `16:20`. */
function partsOf(at: Date, timeZone: string, language: Language) {
  const part = (options: Intl.DateTimeFormatOptions) =>
    formatOf(language, { timeZone, ...options }).format(at);
  const day = formatOf(language, { timeZone, day: "numeric", month: "long" }).formatToParts(at);
  const named = (type: string) => day.find((each) => each.type === type)?.value ?? "";
  return {
    weekday: part({ weekday: "long" }),
    day: named("day"),
    month: named("month"),
    time: part({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" }),
  };
}

/** By language and options. Making a formatter of `Intl` is slow, so each is made once. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([language, options]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(languages[language].locale, options);
  formats.set(key, format);
  return format;
}
