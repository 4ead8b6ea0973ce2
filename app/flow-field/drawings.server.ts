import { createHmac, timingSafeEqual } from "node:crypto";
import { LRUCache } from "lru-cache";
import { paths } from "#app/paths/paths.ts";
import { signingKey } from "#app/platform/secrets.server.ts";
import { notFoundFigures } from "./compositions.ts";
import { drawingVersion, drawPage, notFoundDrawing } from "./page-drawing.ts";

/** Each entry is about 20 KB. */
const MAX_ENTRIES = 200;
const SIGNATURE_LENGTH = 16;

const drawn = new LRUCache<string, string>({ max: MAX_ENTRIES });
let notFoundSvg: string | undefined;

/**
 * Returns the address of the art generated from a text, such as a page's slug. It is signed, so that clients cannot
 * make the server generate arbitrary art, and includes the art's version, so that caches can keep it.
 */
export function drawingAddress(words: string): string {
  const seed = words.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  return paths.drawing(`${seed}.${signatureOf(seed)}`);
}

/** Returns the SVG for the last part of such an address; undefined for an invalid one. */
export function readDrawing(name: string): string | undefined {
  if (paths.drawing(name) === notFoundDrawing) {
    notFoundSvg ??= drawPage("lost", notFoundFigures);
    return notFoundSvg;
  }
  const [, seed, signature] = /^([a-z0-9-]{1,200})\.([0-9a-f]{16})$/.exec(name) ?? [];
  if (seed === undefined || signature === undefined || !isSignedWith(signature, seed)) return undefined;
  const svg = drawn.get(seed) ?? drawPage(seed);
  drawn.set(seed, svg);
  return svg;
}

const key = signingKey("page-drawing");

function signatureOf(seed: string): string {
  return createHmac("sha256", key)
    .update(`${drawingVersion} ${seed}`)
    .digest("hex")
    .slice(0, SIGNATURE_LENGTH);
}

function isSignedWith(signature: string, seed: string): boolean {
  return timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(seed)));
}
