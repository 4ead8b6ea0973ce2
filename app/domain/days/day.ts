import { z } from "zod";
import { messages } from "./messages.ts";

/** A day as `2026-12-31`, from year 1 because Postgres has no year 0. `error` covers all invalid values. */
export const daySchema = (error: string = messages.enterADate) =>
  z.iso.date({ error, abort: true }).refine((day) => day >= "0001-01-01", error);

/** The bounds of days in search filters, as attributes of a date field. */
export const searchableDays = { min: "1000-01-01", max: "2999-12-31" };

/**
 * A day in a search filter. Its start and the start of the next day are valid in Postgres and JavaScript in every time
 * zone.
 */
export const searchedDaySchema = daySchema().refine(
  (day) => day >= searchableDays.min && day <= searchableDays.max,
);
