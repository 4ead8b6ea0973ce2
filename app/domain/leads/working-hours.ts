/** Office hours from the settings, without a time zone. Browsers use them too, so this file does without Temporal. */
export interface WorkingHours {
  /** ISO weekdays, 1 is Monday; an empty list means every day. */
  days: readonly number[];
  /** `09:00` */
  opens: string;
  /** A time at or before `opens` means open around the clock. */
  closes: string;
  /** `2026-12-24`, or `12-25` for every year. */
  holidays: readonly { day: string; name: string }[];
}

export function isAroundTheClock({ opens, closes }: Pick<WorkingHours, "opens" | "closes">): boolean {
  return closes <= opens;
}

/** `date` is `2026-11-20`. */
export function isWorkingDay(date: string, hours: Pick<WorkingHours, "days" | "holidays">): boolean {
  const weekday = new Date(`${date}T00:00Z`).getUTCDay() || 7;
  return (hours.days.length === 0 || hours.days.includes(weekday)) && !holidayOn(date, hours);
}

export function holidayOn(date: string, { holidays }: Pick<WorkingHours, "holidays">) {
  return holidays.find(({ day }) => day === date || day === date.slice(5));
}
