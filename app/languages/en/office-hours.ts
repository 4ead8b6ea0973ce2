/** Office hours, deadlines and the clocks of the offices. */
export const officeHours = {
  everyDay: "Every day",
  days: (first: string, last: string) => `${first} to ${last}`,
  aroundTheClock: "around the clock",
  hours: (opens: string, closes: string) => `${opens} to ${closes}`,
  workingHours: (days: string, hours: string, city: string) => `${days}, ${hours}, ${city} time`,
  /** The city of a time zone, by its English name. */
  city: (name: string) => name,
  zone: (city: string, abbreviation: string) => `${city} time (${abbreviation})`,
  deadline: (weekday: string, day: string, month: string, time: string) =>
    `${weekday} ${day} ${month}, ${time}`,
  visit: (day: string, month: string, time: string) => `${day} ${month}, ${time}`,
  /** Browsers replace what is in braces. */
};
