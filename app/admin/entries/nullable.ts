import { z } from "zod";

/** A text that a form leaves out when it is empty, as a draft keeps it. */
export function nullable(schema: z.ZodType<string | null, string | null>) {
  return z
    .string()
    .nullish()
    .transform((value) => value ?? null)
    .pipe(schema);
}
