import { z } from "zod";
import { searchedDaySchema } from "#app/domain/days/day.ts";
import { leadStatusSchema } from "./lead.ts";

const text = (maxLength: number) => z.string().trim().max(maxLength).catch("");
const day = searchedDaySchema.optional().catch(undefined);

/**
 * Filters of the lead list. Invalid values are ignored. A new filter needs a condition in `lead-list.server.ts`, which
 * does not compile without it, and a control in the inbox, which a test checks.
 */
export const leadFilterSchema = z.object({
  /** Default: every status except spam. */
  status: leadStatusSchema.optional().catch(undefined),
  /** Words that must each occur in name, e-mail, phone or description; or a phone number in any format. */
  query: text(200),
  /** `me`, `nobody`, or the id of an account. */
  owner: z
    .union([z.enum(["me", "nobody"]), z.uuid()])
    .optional()
    .catch(undefined),
  source: text(300),
  /** Dates in the office's time zone, both inclusive. */
  from: day,
  to: day,
  /** Unanswered after the promised 24 hours, or with a next step that is due. */
  due: z.enum(["reply", "step"]).optional().catch(undefined),
  /** `above`: only leads above the site's limit. */
  limit: z.enum(["above"]).optional().catch(undefined),
});

/** In the domain, `me` is already an account's id. An omitted filter matches all leads. */
export type LeadFilter = Partial<z.output<typeof leadFilterSchema>>;
