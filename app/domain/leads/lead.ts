import { z } from "zod";
import { daySchema, searchedDaySchema } from "#app/domain/days/day.ts";
import type { LeadStatus } from "#db/schema/leads.ts";
import { messages } from "./messages.ts";
import { type Money, readAmount } from "./money.ts";

export const leadStatusSchema = z.enum([
  "new",
  "contacted",
  "qualified",
  "proposal",
  "won",
  "lost",
  "spam",
]) satisfies z.ZodType<LeadStatus>;

/** In pipeline order; the admin's keys 1 to 7 follow it. */
export const leadStatusOrder: readonly LeadStatus[] = leadStatusSchema.options;

export const leadsPerPage = 50;

/** Maximum number of leads in a bulk change. */
export const MAX_CHANGED_LEADS = 20_000;

/** Leads per status on the board; the list shows the rest. */
export const leadsPerColumn = 20;

export const noteKindSchema = z.enum(["note", "call"]);
export type NoteKind = z.output<typeof noteKindSchema>;

export const noteSchema = z
  .string(messages.enterANote)
  .trim()
  .min(1, messages.enterANote)
  .max(5000, messages.useAtMost5000);

/** A lead's owner, value and next step. */
export interface Deal {
  ownerId: string | null;
  /** Whole units of the currency in the settings. */
  value: number | null;
  nextStep: string | null;
  /** A date in the office's time zone. */
  nextStepOn: string | null;
}

/** Schema of the deal form, with the amount in the office's number format. */
export function dealSchema(money: Money) {
  return z.object({
    ownerId: z.uuid(messages.chooseFromTheList).nullable().default(null),
    value: z
      .string()
      .max(40, messages.useAtMost40)
      .optional()
      .transform((typed, context) => {
        if (!typed?.trim()) return null;
        const read = readAmount(typed, money);
        if ("value" in read) return read.value;
        context.addIssue({ code: "custom", message: read.problem });
        return z.NEVER;
      }),
    nextStep: z.string().trim().max(300, messages.useAtMost300).nullable().default(null),
    nextStepOn: daySchema(messages.enterADate).nullable().default(null),
  }) satisfies z.ZodType<Deal>;
}

const text = (maxLength: number) => z.string().trim().max(maxLength).catch("");
const day = searchedDaySchema.optional().catch(undefined);

/**
 * Filters of the lead list. Invalid values are ignored. A new filter needs a condition in `lead-list.server.ts`, which
 * does not compile without it, and a control in the inbox, which a test checks.
 */
export const leadFilterSchema = z.object({
  /** Default: every status except spam. */
  status: leadStatusSchema.optional().catch(undefined),
  /** As in `lead-matching.server.ts`: words, a phone number in any format, or a reference. */
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
  /** `failed`: only leads with a failed mail or webhook delivery. */
  delivery: z.enum(["failed"]).optional().catch(undefined),
});

/** In the domain, `me` is already an account's id. An omitted filter matches all leads. */
export type LeadFilter = Partial<z.output<typeof leadFilterSchema>>;

/** Returns the reference that senders and the team quote: `5A8F-2F0E`, the start of the lead's id. */
export function referenceOf(leadId: string): string {
  return `${leadId.slice(0, 4)}-${leadId.slice(4, 8)}`.toUpperCase();
}

/** Returns the start of the lead's id for a reference; undefined for any other text. */
export function idStartOf(reference: string): string | undefined {
  const [, first, second] = /^\s*#?([0-9a-f]{4})-?([0-9a-f]{4})\s*$/i.exec(reference) ?? [];
  return first && second && (first + second).toLowerCase();
}
