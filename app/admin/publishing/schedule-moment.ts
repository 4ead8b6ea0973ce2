import { z } from "zod";

const momentSchema = z.object({
  /** As a clock shows it: `2026-11-20T09:00`. */
  at: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/),
  /** How far that clock is behind UTC; 0 without script. */
  zoneMinutes: z.coerce.number().int().min(-900).max(900).catch(0),
  baseVersion: z.coerce.number().int().positive(),
});

/** The moment that the form of a schedule has sent, and the version it was chosen for; undefined unless it is to come. */
export function readMoment(form: FormData): { at: Date; baseVersion: number } | undefined {
  const moment = momentSchema.safeParse(Object.fromEntries(form));
  if (!moment.success) return undefined;
  const { at: clock, zoneMinutes, baseVersion } = moment.data;
  const at = new Date(Date.parse(`${clock}Z`) + zoneMinutes * 60_000);
  return at.getTime() < Date.now() ? undefined : { at, baseVersion };
}
