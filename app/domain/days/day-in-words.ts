const format = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" });

/** `25 Nov 2026` for a day as `2026-11-25`. */
export function dayInWords(day: string): string {
  return format.format(new Date(day));
}
