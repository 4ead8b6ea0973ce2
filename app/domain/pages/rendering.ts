import { z } from "zod";
import { MAX_BLOCKS, pageDraftSchema, storedBlockSchema } from "./draft.ts";

const placedBlock = z.object({
  block: storedBlockSchema,
  place: z.object({ number: z.string().max(4).optional(), isOpening: z.boolean() }),
});

/** A rendering request of the editor: some blocks with their positions, or a whole page. */
export const renderingSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("blocks"), blocks: z.array(placedBlock).max(MAX_BLOCKS) }),
  z.object({ kind: z.literal("page"), draft: pageDraftSchema }),
]);
export type Rendering = z.output<typeof renderingSchema>;
