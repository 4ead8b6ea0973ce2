import { z } from "zod";

const momentSchema = z.object({
  /** Local time: `2026-11-20T09:00`. */
  at: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/),
  /** Minutes from that local time to UTC; 0 without JavaScript. */
  zoneMinutes: z.coerce.number().int().min(-900).max(900).catch(0),
  baseVersion: z.coerce.number().int().positive(),
});

/** The submitted time of a schedule and the version that it applies to; undefined unless it is in the future. */
export function readMoment(form: FormData): { at: Date; baseVersion: number } | undefined {
  const moment = momentSchema.safeParse(Object.fromEntries(form));
  if (!moment.success) return undefined;
  const { at: clock, zoneMinutes, baseVersion } = moment.data;
  const at = new Date(Date.parse(`${clock}Z`) + zoneMinutes * 60_000);
  return at.getTime() < Date.now() ? undefined : { at, baseVersion };
}
