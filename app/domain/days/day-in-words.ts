import { dates } from "#app/languages/en/dates.ts";

/** `25 Nov 2026` for a day as `2026-11-25`, in the language of the admin. */
export const dayInWords = (day: string): string => dates.date(new Date(day));
