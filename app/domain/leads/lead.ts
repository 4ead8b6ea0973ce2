import { z } from "zod";
import type { LeadStatus } from "#db/schema/leads.ts";

export const leadStatusSchema = z.enum([
  "new",
  "contacted",
  "qualified",
  "proposal",
  "won",
  "lost",
  "spam",
]) satisfies z.ZodType<LeadStatus>;

/** Leads on one page of the admin's list. */
export const leadsPerPage = 50;
