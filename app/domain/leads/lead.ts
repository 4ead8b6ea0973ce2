import { z } from "zod";
import { daySchema } from "#app/domain/days/day.ts";
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

/** In the order of the work; the admin's keys 1 to 7 follow it. */
export const leadStatusOrder: readonly LeadStatus[] = leadStatusSchema.options;

/** Leads on one page of the admin's list. */
export const leadsPerPage = 50;

/** Leads that one press may change. */
export const mostChanged = 20_000;

/** Leads that the board shows of each status; the list has the others. */
export const leadsPerColumn = 20;

export const noteSchema = z
  .string("Write the note first")
  .trim()
  .min(1, "Write the note first")
  .max(5000, "Use at most 5,000 characters");

/** What is agreed about a lead: who works on it, what it may bring, and what comes next. */
export const dealSchema = z.object({
  ownerId: z.uuid("Choose one of the list").nullable().default(null),
  /** Whole units of the currency in the settings. */
  value: z
    .number("Use a whole number, like 25000")
    .int("Use a whole number, like 25000")
    .min(0, "Use a number from 0")
    .max(2_000_000_000, "Use at most 2,000,000,000")
    .nullable()
    .default(null),
  nextStep: z.string().trim().max(300, "Use at most 300 characters").nullable().default(null),
  /** A date in the office. */
  nextStepOn: daySchema("Use a date").nullable().default(null),
});
export type Deal = z.output<typeof dealSchema>;
