import { dates } from "#app/languages/en/dates.ts";

/** Dates in the admin, which is in English: `12 Nov 2026` and `12 Nov`, in UTC. */
export const { date: calendarDate, dayAndMonth } = dates;
