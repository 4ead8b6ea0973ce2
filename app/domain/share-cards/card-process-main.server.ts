import { constants, setPriority } from "node:os";
import { renderCard } from "./render-card.server.ts";
import { renderIcon } from "./render-icon.server.ts";
import { type CardAnswer, renderOrderSchema } from "./share-card.ts";

/* Renders the cards and icons that the parent process sends, one after the other, and ends when the parent disconnects. */

// Low priority, because no visitor waits for it and it shares the cores.
setPriority(constants.priority.PRIORITY_LOW);

process.on("message", async (message) => {
  const answer = await rendered(message);
  if (process.connected) process.send?.(answer);
});

async function rendered(message: unknown): Promise<CardAnswer> {
  try {
    const order = renderOrderSchema.parse(message);
    if ("file" in order) return { picture: await renderIcon(order) };
    const { card, cover, logo } = order;
    return { picture: await renderCard(card, { cover: bufferOf(cover), logo: bufferOf(logo) }) };
  } catch (error) {
    return { complaint: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

const bufferOf = (bytes: Uint8Array | null) => (bytes ? Buffer.from(bytes) : undefined);
