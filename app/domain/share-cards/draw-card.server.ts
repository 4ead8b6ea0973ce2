import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { remember } from "@epic-web/remember";
import { locateBest, locateVariant, openVariant } from "#app/domain/media/deliver-media.server.ts";
import { mediaIdOf } from "#app/domain/media/media-references.ts";
import { log } from "#app/platform/log.server.ts";
import { cardProcess } from "./card-process.server.ts";
import type { ShareCard } from "./share-card.ts";

const cards = remember("card-process", () => cardProcess());

/** The picture of a card as PNG; a cover that cannot be read is replaced by lines. Rejects as `cardProcess` does. */
export async function drawShareCard(card: ShareCard): Promise<Buffer> {
  const cover = await readCover(card.cover).catch((err: unknown) => {
    log.warn({ err }, "the cover of a picture for sharing could not be read");
    return undefined;
  });
  return cards.draw({ card, cover: cover ?? null });
}

/** Of a picture of the site's own, or of one that was uploaded; undefined for any other. */
async function readCover(address: string | null): Promise<Buffer | undefined> {
  if (!address) return undefined;
  if (/^\/art\/[\w/-]+\.(webp|png|avif)$/.test(address)) return readFile(join("public", address));
  const id = mediaIdOf(address);
  const best = id && (await locateBest(id));
  const located = best && (await locateVariant({ id, ...best }));
  const object = located && (await openVariant(located.key));
  if (!object || object === "outside") return undefined;
  return buffer(object.body);
}
