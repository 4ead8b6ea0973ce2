import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { remember } from "@epic-web/remember";
import { LRUCache } from "lru-cache";
import { CARD_PREFIX, locateBest, locateVariant, openVariant } from "#app/domain/media/media-files.server.ts";
import { mediaIdOf } from "#app/domain/media/media-item.ts";
import { db } from "#app/platform/database.server.ts";
import { log } from "#app/platform/log.server.ts";
import { type OpenObject, openObject, storeBytes } from "#app/platform/objects.server.ts";
import { builtInFile } from "#app/platform/public-folders.server.ts";
import { defineJob, enqueue, findQueued, jobKey } from "#app/platform/queue.server.ts";
import { buckets, sizeOf } from "#app/platform/storage.server.ts";
import { cardProcess } from "./card-process.server.ts";
import { type ShareCard, shareCardSchema } from "./share-card.ts";

/** Increment it when the rendering changes, so that all cards are rendered again. */
const look = 4;

/** One at a time: each uses a core for a second or two. */
const cardJob = { payload: shareCardSchema, maxAttempts: 25, serialQueue: "share-cards" };

export const renderShareCard = defineJob({ name: "share-cards.render", ...cardJob });

/**
 * Jobs of the previous version, whose covers have no revision. Its workers cannot read one, so they must not take the
 * jobs of this version.
 */
export const renderUnrevisedCard = defineJob({ name: "share-cards.draw", ...cardJob });

const asked = remember("share-cards", () => new LRUCache<string, true>({ max: 5000 }));

/** The content hash of a card, independent of key order. */
export function nameOf(card: ShareCard): string {
  return createHash("sha256")
    .update(JSON.stringify([look, shareCardSchema.parse(card)]))
    .digest("hex")
    .slice(0, 32);
}

/** Enqueues the rendering of a card, unless this process has already done so; returns its name. Never rejects. */
export async function requestCard(card: ShareCard): Promise<string> {
  const name = nameOf(card);
  if (asked.has(name)) return name;
  asked.set(name, true);
  await enqueue(db, renderShareCard, card, { key: jobKey(renderShareCard, name) }).catch((err: unknown) => {
    asked.delete(name);
    log.warn({ err }, "a share card could not be requested");
  });
  return name;
}

/** The job of a card: renders and stores its picture, if that is missing. Rejects when the storage is unavailable. */
export async function renderAndStore(card: ShareCard) {
  const place = placeOf(nameOf(card));
  if ((await sizeOf(place)) !== undefined) return;
  await storeBytes({
    ...place,
    bytes: await renderPng(card),
    contentType: "image/png",
    cacheControl: "public, max-age=31536000, immutable",
  });
}

/** Opens the picture with this name; undefined while it is not rendered. Rejects when the storage is unavailable. */
export async function openCard(name: string): Promise<OpenObject | undefined> {
  const object = await openObject(placeOf(name));
  return object === "outside" ? undefined : object;
}

/** Milliseconds between attempts to read a pending picture, and the number of attempts. */
const pause = 400;
const looks = 10;

/**
 * Opens the picture with this name; waits some seconds while it is queued for rendering, because another instance may
 * have rendered the page that names it. Rejects like `openCard`.
 */
export async function waitForCard(name: string, signal: AbortSignal): Promise<OpenObject | undefined> {
  for (let look = 1; ; look += 1) {
    const card = await openCard(name);
    if (card || look === looks) return card;
    if (look === 1 && !(await isRequested(name))) return undefined;
    await delay(pause, undefined, { signal });
  }
}

/** Whether this process has enqueued it, or its job is waiting or running. */
async function isRequested(name: string): Promise<boolean> {
  if (asked.has(name)) return true;
  const jobs = await findQueued([jobKey(renderShareCard, name)]).catch(() => []); // without the database nothing is rendered
  return jobs.some(({ isExhausted }) => !isExhausted);
}

const placeOf = (name: string) => ({ bucket: buckets.media, key: `${CARD_PREFIX}${name}.png` });

const cards = remember("card-process", () => cardProcess());

/**
 * Renders a card as PNG; a missing cover is replaced by lines. Rejects like `cardProcess`, and when the storage is
 * unavailable.
 */
async function renderPng(card: ShareCard): Promise<Buffer> {
  const cover = await readCover(card.cover).catch((err: unknown) => {
    if (!(err instanceof Error && "code" in err && err.code === "ENOENT")) throw err;
    log.warn({ err }, "the cover for a share card could not be read");
    return undefined;
  });
  return cards.render({ card, cover: cover ?? null });
}

/** The address of one file of the media library, as `paths.mediaVariant` makes it. */
const fileOfLibrary = /^\/media\/([\da-f-]{36})\/([\w.-]+)\?v=(\w+)$/;

async function locateUploaded(address: string) {
  const [, id, file, revision] = fileOfLibrary.exec(address) ?? [];
  if (id && file && revision) return locateVariant({ id, file, revision });
  const item = mediaIdOf(address); // in jobs of an earlier version
  const best = item && (await locateBest(item));
  return best && locateVariant({ id: item, ...best });
}

/** Reads a built-in or uploaded picture; undefined for any other. */
export async function readCover(address: string | null): Promise<Buffer | undefined> {
  if (!address) return undefined;
  if (/^\/art\/[\w/-]+\.(webp|png|avif)$/.test(address)) {
    return readFile(builtInFile(address));
  }
  const located = await locateUploaded(address);
  const object = located && (await openVariant(located.key));
  if (!object || object === "outside") return undefined;
  return buffer(object.body);
}
