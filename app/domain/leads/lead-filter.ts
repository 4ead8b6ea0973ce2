import { z } from "zod";
import { searchedDaySchema } from "#app/domain/days/day.ts";
import { leadStatusSchema } from "./lead.ts";

const text = (maxLength: number) => z.string().trim().max(maxLength).catch("");
const day = searchedDaySchema.optional().catch(undefined);

/**
 * What a list of leads is narrowed down by. A value that makes no sense is left out. A new filter needs a condition in
 * `lead-list.server.ts`, which does not compile without it, and a control in the inbox, which a test asks for.
 */
export const leadFilterSchema = z.object({
  /** Without one: every status but spam. */
  status: leadStatusSchema.optional().catch(undefined),
  /** Words, each found in name, e-mail, phone or description; or a phone number, however it is written. */
  query: text(200),
  /** `me`, `nobody`, or the id of an account. */
  owner: z
    .union([z.enum(["me", "nobody"]), z.uuid()])
    .optional()
    .catch(undefined),
  source: text(300),
  /** Dates in the office, both included. */
  from: day,
  to: day,
  /** Unanswered beyond the promised 24 hours, or with a next step whose day has come. */
  due: z.enum(["reply", "step"]).optional().catch(undefined),
  /** `above`: only leads that were taken above the site's limit. */
  limit: z.enum(["above"]).optional().catch(undefined),
});

/** For the domain `me` is an account's id. A filter that is left out finds everything. */
export type LeadFilter = Partial<z.output<typeof leadFilterSchema>>;
