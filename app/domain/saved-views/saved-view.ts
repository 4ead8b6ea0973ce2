import { z } from "zod";
import type { SavedViewArea } from "#db/schema/saved-views.ts";
import { messages } from "./messages.ts";

export const savedViewSchema = z.object({
  area: z.enum(["tasks", "leads"]) satisfies z.ZodType<SavedViewArea>,
  name: z
    .string(messages.enterAName)
    .trim()
    .min(1, messages.enterAName)
    .max(40, messages.useAtMost40)
    .regex(/^[^\p{Cc}\p{Cf}]+$/u, messages.useVisibleCharacters),
  /** The query string of the list's address. */
  query: z
    .string()
    .max(1000)
    .default("")
    .transform((query) => new URLSearchParams(query).toString()),
  isShared: z.stringbool({ truthy: ["on"], falsy: [""] }).default(false),
});

/** A removed view, as its undo sends it back. */
export const removedViewSchema = savedViewSchema.extend({ id: z.uuid(), ownerId: z.uuid() });
export type RemovedView = z.output<typeof removedViewSchema>;

export type NewSavedView = z.output<typeof savedViewSchema>;

/** Maximum views of an account per list. */
export const MAX_VIEWS_PER_AREA = 30;

export interface SavedView {
  id: string;
  name: string;
  query: string;
  isShared: boolean;
  isOwn: boolean;
  /** Whether the reader can delete it: their own and, for owners, any. */
  isRemovable: boolean;
}
