import { buffer } from "node:stream/consumers";
import { z } from "zod";
import { renderCard } from "./render-card.server.ts";
import { shareCardSchema } from "./share-card.ts";

/* Reads a card and its cover from the standard input and writes its picture to the standard output. */

const orderSchema = z.object({ card: shareCardSchema, cover: z.base64().nullable() });

const { card, cover } = orderSchema.parse(JSON.parse(String(await buffer(process.stdin))));
process.stdout.write(await renderCard(card, cover === null ? undefined : Buffer.from(cover, "base64")));
