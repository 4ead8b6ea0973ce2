import { Temporal } from "temporal-polyfill";
import type { Settings } from "#app/domain/settings/registry.ts";
import { isAroundTheClock, isWorkingDay, type WorkingHours } from "./working-hours.ts";

/** Office hours in the time zone that deadlines are counted in. */
export interface OfficeHours extends WorkingHours {
  timeZone: string;
}

export function officeHoursOf(settings: Settings): OfficeHours {
  return {
    timeZone: settings.leads_time_zone,
    days: settings.leads_working_days.map(Number),
    opens: settings.leads_office_opens,
    closes: settings.leads_office_closes,
    holidays: settings.leads_holidays,
  };
}

/**
 * Returns the end of the promised 24 hours (LEAD-11). Only working days count, so it is the same time on the next
 * working day; an enquiry outside office hours counts as sent at the next opening.
 */
export function replyDueAt(sentAt: Date, office: OfficeHours): Date {
  return instantOf(toWorkingDay(firstWorkingMoment(zoned(sentAt, office), office), 1, office));
}

/** Returns the latest sending time whose deadline has passed by `now`: the inverse of `replyDueAt`. */
export function dueIfSentBy(now: Date, office: OfficeHours): Date {
  return instantOf(toWorkingDay(lastWorkingMoment(zoned(now, office), office), -1, office));
}

/** Returns the date in the office's time zone, `2026-11-20`. */
export function today(now: Date, { timeZone }: Pick<OfficeHours, "timeZone">): string {
  return Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString();
}

/** Returns the start of a date in the office's time zone, plus `daysLater` days. */
export function startOfDay(date: string, { timeZone }: Pick<OfficeHours, "timeZone">, daysLater = 0): Date {
  return instantOf(Temporal.PlainDate.from(date).add({ days: daysLater }).toZonedDateTime(timeZone));
}

/** Returns the start of the Monday on or before the day `daysAgo` days ago, in the office's time zone. */
export function startOfWeek(now: Date, daysAgo: number, { timeZone }: Pick<OfficeHours, "timeZone">): Date {
  const day = Temporal.PlainDate.from(today(now, { timeZone })).subtract({ days: daysAgo });
  return instantOf(day.subtract({ days: day.dayOfWeek - 1 }).toZonedDateTime(timeZone));
}

/** Returns the opening time on a date or, if the office is closed all day, on the next working day. */
export function openingOn(date: string, office: OfficeHours): Date {
  const at = Temporal.PlainDate.from(date).toZonedDateTime({
    timeZone: office.timeZone,
    plainTime: Temporal.PlainTime.from(office.opens),
  });
  return instantOf(isWorking(at, office) ? at : toWorkingDay(at, 1, office));
}

/** Returns the first opening after `now` with the dates that it serves: its own, after the closed days before it. */
export function nextOpening(now: Date, office: OfficeHours): { opensAt: Date; from: string; to: string } {
  const at = zoned(now, office);
  const opensToday = openingOn(at.toPlainDate().toString(), office);
  const opensAt =
    opensToday > now ? opensToday : openingOn(at.add({ days: 1 }).toPlainDate().toString(), office);
  const to = zoned(opensAt, office);
  let from = to;
  while (!isWorking(from.subtract({ days: 1 }), office)) from = from.subtract({ days: 1 });
  return { opensAt, from: from.toPlainDate().toString(), to: to.toPlainDate().toString() };
}

type Moment = Temporal.ZonedDateTime;

/** Returns this moment during office hours, else the next opening. */
function firstWorkingMoment(at: Moment, office: OfficeHours): Moment {
  const { opens, closes } = hoursOf(office);
  if (!isWorking(at, office) || isAfter(at, closes)) return toWorkingDay(at, 1, office).withPlainTime(opens);
  return isAfter(opens, at.toPlainTime()) ? at.withPlainTime(opens) : at;
}

/** Returns this moment during office hours, else the last closing. */
function lastWorkingMoment(at: Moment, office: OfficeHours): Moment {
  const { opens, closes } = hoursOf(office);
  if (!isWorking(at, office) || isAfter(opens, at.toPlainTime()))
    return toWorkingDay(at, -1, office).withPlainTime(closes);
  return isAfter(at, closes) ? at.withPlainTime(closes) : at;
}

/** Returns the same time on the nearest working day in a direction. */
function toWorkingDay(at: Moment, direction: 1 | -1, office: OfficeHours): Moment {
  let day = at.add({ days: direction });
  while (!isWorking(day, office)) day = day.add({ days: direction });
  return day;
}

function isWorking(at: Moment, office: OfficeHours): boolean {
  return isWorkingDay(at.toPlainDate().toString(), office);
}

function hoursOf(office: OfficeHours) {
  const isAlwaysOpen = isAroundTheClock(office);
  return {
    opens: Temporal.PlainTime.from(isAlwaysOpen ? "00:00" : office.opens),
    closes: Temporal.PlainTime.from(isAlwaysOpen ? "23:59:59.999" : office.closes),
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
