import { z } from "zod";
import { shareCardSchema } from "./share-card.ts";

const bytesSchema = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

/** Input of the rendering process: a card and the bytes of its cover. */
export const cardOrderSchema = z.object({
  card: shareCardSchema,
  cover: bytesSchema.nullable(),
});
export type CardOrder = z.output<typeof cardOrderSchema>;

/** Its response: the picture as PNG, or an error. */
export const cardAnswerSchema = z.union([
  z.object({ picture: bytesSchema }),
  z.object({ complaint: z.string() }),
]);
export type CardAnswer = z.output<typeof cardAnswerSchema>;
