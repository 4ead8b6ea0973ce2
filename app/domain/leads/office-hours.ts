import { Temporal } from "temporal-polyfill";
import type { Settings } from "#app/domain/settings/registry.ts";

/** When the office works, as the settings say it. */
export interface OfficeHours {
  timeZone: string;
  /** ISO weekdays, 1 is Monday; none means every day. */
  days: ReadonlySet<number>;
  /** `09:00`. */
  opens: string;
  /** At or before `opens`: never. */
  closes: string;
  /** `2026-12-24`, or `12-25` for every year. */
  holidays: ReadonlySet<string>;
}

export function officeHoursOf(settings: Settings): OfficeHours {
  return {
    timeZone: settings.leads_time_zone,
    days: new Set(settings.leads_working_days.map(Number)),
    opens: settings.leads_office_opens,
    closes: settings.leads_office_closes,
    holidays: new Set(settings.leads_holidays.map(({ day }) => day)),
  };
}

/**
 * The end of the 24 hours that the form promises (LEAD-11). They run on working days only, so it is the same time of
 * the next working day; what comes while the office is closed counts as sent when it opens.
 */
export function replyDueAt(sentAt: Date, office: OfficeHours): Date {
  return instantOf(toWorkingDay(firstWorkingMoment(zoned(sentAt, office), office), 1, office));
}

/** Whatever was sent at or before this moment was due by `now`: the other way round of `replyDueAt`. */
export function dueIfSentBy(now: Date, office: OfficeHours): Date {
  return instantOf(toWorkingDay(lastWorkingMoment(zoned(now, office), office), -1, office));
}

/** The date in the office, `2026-11-20`. */
export function today(now: Date, { timeZone }: Pick<OfficeHours, "timeZone">): string {
  return Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString();
}

/** The first moment of a date in the office. `daysLater` moves it on. */
export function startOfDay(date: string, { timeZone }: Pick<OfficeHours, "timeZone">, daysLater = 0): Date {
  return instantOf(Temporal.PlainDate.from(date).add({ days: daysLater }).toZonedDateTime(timeZone));
}

/** The first moment of the Monday at or before the day so many days ago, in the office. */
export function startOfWeek(now: Date, daysAgo: number, { timeZone }: Pick<OfficeHours, "timeZone">): Date {
  const day = Temporal.PlainDate.from(today(now, { timeZone })).subtract({ days: daysAgo });
  return instantOf(day.subtract({ days: day.dayOfWeek - 1 }).toZonedDateTime(timeZone));
}

/** When the office opens on a date or, if it is closed all day, on the next working day. */
export function openingOn(date: string, office: OfficeHours): Date {
  const at = Temporal.PlainDate.from(date).toZonedDateTime({
    timeZone: office.timeZone,
    plainTime: Temporal.PlainTime.from(office.opens),
  });
  return instantOf(isWorkingDay(at, office) ? at : toWorkingDay(at, 1, office));
}

type Moment = Temporal.ZonedDateTime;

/** This one if the office works then, or else its next opening. */
function firstWorkingMoment(at: Moment, office: OfficeHours): Moment {
  const { opens, closes } = hoursOf(office);
  if (!isWorkingDay(at, office) || isAfter(at, closes))
    return toWorkingDay(at, 1, office).withPlainTime(opens);
  return isAfter(opens, at.toPlainTime()) ? at.withPlainTime(opens) : at;
}

/** This one if the office works then, or else when it last closed. */
function lastWorkingMoment(at: Moment, office: OfficeHours): Moment {
  const { opens, closes } = hoursOf(office);
  if (!isWorkingDay(at, office) || isAfter(opens, at.toPlainTime()))
    return toWorkingDay(at, -1, office).withPlainTime(closes);
  return isAfter(at, closes) ? at.withPlainTime(closes) : at;
}

/** The same time of the nearest working day after or before. */
function toWorkingDay(at: Moment, direction: 1 | -1, office: OfficeHours): Moment {
  let day = at.add({ days: direction });
  while (!isWorkingDay(day, office)) day = day.add({ days: direction });
  return day;
}

function isWorkingDay(at: Moment, { days, holidays }: OfficeHours): boolean {
  const date = at.toPlainDate().toString();
  return (days.size === 0 || days.has(at.dayOfWeek)) && !holidays.has(date) && !holidays.has(date.slice(5));
}

function hoursOf({ opens, closes }: OfficeHours) {
  const isAroundTheClock = closes <= opens;
  return {
    opens: Temporal.PlainTime.from(isAroundTheClock ? "00:00" : opens),
    closes: Temporal.PlainTime.from(isAroundTheClock ? "23:59:59.999" : closes),
  };
}

function isAfter(one: Moment | Temporal.PlainTime, other: Temporal.PlainTime): boolean {
  return Temporal.PlainTime.compare(one, other) > 0;
}

function zoned(at: Date, { timeZone }: OfficeHours): Moment {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone);
}

function instantOf(at: Moment): Date {
  return new Date(at.epochMilliseconds);
}
