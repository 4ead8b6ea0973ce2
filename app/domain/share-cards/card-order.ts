import { z } from "zod";
import { shareCardSchema } from "./share-card.ts";

const bytesSchema = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

/** What the process that draws is sent: a card and the bytes of its cover. */
export const cardOrderSchema = z.object({
  card: shareCardSchema,
  cover: bytesSchema.nullable(),
});
export type CardOrder = z.output<typeof cardOrderSchema>;

/** What it answers: the picture as PNG, or why there is none. */
export const cardAnswerSchema = z.union([
  z.object({ picture: bytesSchema }),
  z.object({ complaint: z.string() }),
]);
export type CardAnswer = z.output<typeof cardAnswerSchema>;
