import { z } from "zod";

/** A day as `2026-12-31`, of a year that Postgres has: there is none before the first. `error` is for all else. */
export const daySchema = (error = "Write the day as 2026-12-31") =>
  z.iso.date({ error, abort: true }).refine((day) => day >= "0001-01-01", error);
