import { z } from "zod";
import { messages } from "./messages.ts";
import { slugSchema } from "./page.ts";

/** Levels of the tree; the database enforces the same limit. */
export const MAX_LEVELS = 3;

/** A page's place in the tree. */
export const placeSchema = z.object({
  slug: z.string(messages.enterAnAddress).trim().pipe(slugSchema),
  /** The parent page; null at the top level. */
  parentSlug: z
    .string()
    .nullish()
    .transform((value) => value || null),
});
export type Place = z.output<typeof placeSchema>;

/** Why a place is refused, and the field with the error. */
export interface Refusal {
  status: "refused";
  field: "slug" | "parentSlug";
  message: string;
}

export const refusal = (field: Refusal["field"], message: string): Refusal => ({
  status: "refused",
  field,
  message,
});
