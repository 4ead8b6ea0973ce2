import { z } from "zod";

/** A day as `2026-12-31`, of a year that Postgres has: there is none before the first. `error` is for all else. */
export const daySchema = (error = "Write the day as 2026-12-31") =>
  z.iso.date({ error, abort: true }).refine((day) => day >= "0001-01-01", error);

/**
 * A day by which a list is narrowed down. The first moment of it, and of the day after, is one of a year that Postgres
 * and JavaScript have in every time zone.
 */
export const searchedDaySchema = daySchema().refine((day) => day >= "1000-01-01" && day <= "9000-12-31");
