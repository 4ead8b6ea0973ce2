import { z } from "zod";

const momentSchema = z.object({
  /** UTC: `2026-11-20T09:00`. */
  at: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/),
  baseVersion: z.coerce.number().int().positive(),
});

/** The submitted time of a schedule and the version that it applies to; undefined unless it is in the future. */
export function readMoment(form: FormData): { at: Date; baseVersion: number } | undefined {
  const moment = momentSchema.safeParse(Object.fromEntries(form));
  if (!moment.success) return undefined;
  const { baseVersion } = moment.data;
  const at = new Date(`${moment.data.at}Z`);
  return at.getTime() >= Date.now() ? { at, baseVersion } : undefined;
}
