/** Office hours that all offices share, each in its own time zone. */
export interface SharedHours {
  /** ISO weekdays, 1 is Monday; an empty list means every day. */
  days: number[];
  /** `09:00` */
  opens: string;
  /** A time at or before `opens` means open around the clock. */
  closes: string;
  /** `2026-12-24`, or `12-25` for every year. */
  holidays: { day: string; name: string }[];
}

export interface Presence {
  /** `14:05`, at the office. */
  time: string;
  isOpen: boolean;
  /** `Open until 18:00` */
  status: string;
}

/** SITE-07: the time at an office, and whether somebody is there. Runs in browsers, so without Temporal. */
export function presenceAt(now: Date, timeZone: string, hours: SharedHours): Presence {
  const { date, time } = localTime(now, timeZone);
  const isAroundTheClock = hours.closes <= hours.opens;
  if (isWorkingDay(date, hours)) {
    if (isAroundTheClock) return { time, isOpen: true, status: "Open all day" };
    if (time >= hours.opens && time < hours.closes)
      return { time, isOpen: true, status: `Open until ${hours.closes}` };
    if (time < hours.opens) return { time, isOpen: false, status: `Opens at ${hours.opens}` };
  }
  const holiday = holidayOn(date, hours)?.name;
  return { time, isOpen: false, status: [holiday, nextOpening(date, hours)].filter(Boolean).join(" · ") };
}

/** `Opens Monday 09:00`; undefined if the office stays closed for the next weeks. */
function nextOpening(date: Date, hours: SharedHours): string | undefined {
  for (let later = 1; later <= 30; later += 1) {
    const day = new Date(date.getTime() + later * 86_400_000);
    if (!isWorkingDay(day, hours)) continue;
    const form: Intl.DateTimeFormatOptions =
      later < 7 ? { weekday: "long" } : { day: "numeric", month: "long" };
    const name = later === 1 ? "tomorrow" : day.toLocaleDateString("en-GB", { ...form, timeZone: "UTC" });
    return `Opens ${name} ${hours.closes <= hours.opens ? "" : hours.opens}`.trim();
  }
  return undefined;
}

function isWorkingDay(date: Date, hours: SharedHours): boolean {
  const weekday = date.getUTCDay() || 7;
  return (hours.days.length === 0 || hours.days.includes(weekday)) && !holidayOn(date, hours);
}

function holidayOn(date: Date, { holidays }: SharedHours) {
  const day = date.toISOString().slice(0, 10);
  return holidays.find((holiday) => holiday.day === day || holiday.day === day.slice(5));
}

/** The office's date, as midnight UTC of that date, and its time of day. */
function localTime(now: Date, timeZone: string): { date: Date; time: string } {
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).formatToParts(now);
  const { year, month, day, hour, minute } = Object.fromEntries(
    parts.map(({ type, value }) => [type, value]),
  );
  return { date: new Date(`${year}-${month}-${day}T00:00Z`), time: `${hour}:${minute}` };
}
