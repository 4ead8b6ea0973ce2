import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { LRUCache } from "lru-cache";
import { paths } from "#app/paths/paths.ts";
import { signingKey } from "#app/platform/secrets.server.ts";
import { notFoundFigures } from "./compositions.ts";
import { type DrawingColours, drawingVersion, drawPage } from "./page-drawing.ts";

/** Each entry is about 20 KB. */
const MAX_ENTRIES = 200;
const SIGNATURE_LENGTH = 16;
const LOOK_LENGTH = 8;

const drawn = new LRUCache<string, string>({ max: MAX_ENTRIES });

/** The brands for which this process has made addresses: the current one, and those of previews. */
const looks = new LRUCache<string, DrawingColours>({ max: 20 });

/** Slugs cannot be `404`, see `app/domain/pages/page.ts`. */
const notFoundSeed = "404";

/**
 * Returns the address of the art generated from a text, such as a page's slug. It is signed, so that clients cannot
 * make the server generate arbitrary art, and contains a hash of the colours and the art's version, so that caches can
 * keep it.
 */
export function drawingAddress(words: string, colours: DrawingColours): string {
  return addressOf(words.toLowerCase().replace(/[^a-z0-9]+/g, "-"), colours);
}

/** The art of the not-found page: its figures. */
export function notFoundDrawing(colours: DrawingColours): string {
  return addressOf(notFoundSeed, colours);
}

function addressOf(seed: string, colours: DrawingColours): string {
  const look = lookOf(colours);
  looks.set(look, colours);
  return paths.drawing(`${seed}.${look}.${signatureOf(seed, look)}`);
}

/**
 * Returns the SVG for the last part of such an address, or the address with the brand's current colours if these are
 * unknown; undefined for an invalid one. `readColours` is called for colours that this process does not know.
 */
export async function readDrawing(
  name: string,
  readColours: () => Promise<DrawingColours>,
): Promise<{ svg: string } | { movedTo: string } | undefined> {
  const [, seed, look, signature] = /^([a-z0-9-]{1,200})\.([0-9a-f]{8})\.([0-9a-f]{16})$/.exec(name) ?? [];
  if (seed === undefined || look === undefined || signature === undefined) return undefined;
  if (!isSignedWith(signature, seed, look)) return undefined;
  const cached = drawn.get(`${seed}.${look}`);
  if (cached) return { svg: cached };
  const colours = looks.get(look) ?? (await readColours());
  if (lookOf(colours) !== look) return { movedTo: addressOf(seed, colours) };
  looks.set(look, colours);
  const svg = seed === notFoundSeed ? drawPage("lost", colours, notFoundFigures) : drawPage(seed, colours);
  drawn.set(`${seed}.${look}`, svg);
  return { svg };
}

function lookOf({ ink, paper, sand, signal, darkPaper, darkSand }: DrawingColours): string {
  return createHash("sha256")
    .update([drawingVersion, ink, paper, sand, signal, darkPaper, darkSand].join(" "))
    .digest("hex")
    .slice(0, LOOK_LENGTH);
}

const key = signingKey("page-drawing");

function signatureOf(seed: string, look: string): string {
  return createHmac("sha256", key).update(`${look} ${seed}`).digest("hex").slice(0, SIGNATURE_LENGTH);
}

function isSignedWith(signature: string, seed: string, look: string): boolean {
  return timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(seed, look)));
}
