import { z } from "zod";
import { type Bounds, readWholeNumber } from "./whole-number.ts";

/**
 * The schema of a number in a form, which submits text: stored as meant, or refused with an example. `schema` validates
 * the number.
 */
export function typedNumber<Value>(schema: z.ZodType<Value, number>, bounds: Omit<Bounds, "max">) {
  const isMissing = () => schema.safeParse(undefined).error?.issues[0]?.message;
  return z
    .string({ error: isMissing })
    .transform((typed, context) => {
      const read = readWholeNumber(typed, { ...bounds, max: Number.MAX_SAFE_INTEGER });
      if ("value" in read) return read.value;
      context.addIssue({ code: "custom", message: read.problem });
      return z.NEVER;
    })
    .pipe(schema);
}
