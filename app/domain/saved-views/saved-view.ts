import { z } from "zod";
import type { SavedViewArea } from "#db/schema/saved-views.ts";

export const savedViewSchema = z.object({
  area: z.enum(["tasks", "leads"]) satisfies z.ZodType<SavedViewArea>,
  name: z.string("Give the view a name").trim().max(40, "Use at most 40 characters"),
  /** What stands behind the `?` of the list's address. */
  query: z
    .string()
    .max(1000)
    .default("")
    .transform((query) => new URLSearchParams(query).toString()),
  isShared: z.stringbool({ truthy: ["on"], falsy: [""] }).default(false),
});

export type NewSavedView = z.output<typeof savedViewSchema>;

export interface SavedView {
  id: string;
  name: string;
  query: string;
  isShared: boolean;
  /** Whether it is the reader's, who may then remove it. */
  isOwn: boolean;
}
