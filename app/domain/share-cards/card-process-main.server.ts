import { constants, setPriority } from "node:os";
import { renderCard } from "./render-card.server.ts";
import { type CardAnswer, cardOrderSchema } from "./share-card.ts";

/* Renders the cards that the parent process sends, one after the other, and ends when the parent disconnects. */

// Low priority, because no visitor waits for it and it shares the cores.
setPriority(constants.priority.PRIORITY_LOW);

process.on("message", async (message) => {
  const answer = await rendered(message);
  if (process.connected) process.send?.(answer);
});

async function rendered(message: unknown): Promise<CardAnswer> {
  try {
    const { card, cover } = cardOrderSchema.parse(message);
    return { picture: await renderCard(card, cover ? Buffer.from(cover) : undefined) };
  } catch (error) {
    return { complaint: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
