import { z } from "zod";
import { slugSchema } from "./page.ts";

/** Levels of the tree; the database holds the same. */
export const MAX_LEVELS = 3;

/** Where a page stands. */
export const placeSchema = z.object({
  slug: z.string("Give the page an address").trim().pipe(slugSchema),
  /** The page above; null at the top. */
  parentSlug: z
    .string()
    .nullish()
    .transform((value) => value || null),
});
export type Place = z.output<typeof placeSchema>;

/** Why a page cannot stand somewhere, and which part of the place says so. */
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
