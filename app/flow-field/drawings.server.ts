import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { LRUCache } from "lru-cache";
import { paperFragment } from "#app/paths/paper-fragment.ts";
import { paths } from "#app/paths/paths.ts";
import { signingKey } from "#app/platform/secrets.server.ts";
import { notFoundFigures } from "./compositions.ts";
import { drawOutline } from "./outline-path.ts";
import { type DrawingLook, drawingVersion, drawPage, isOnPaper } from "./page-drawing.ts";
import { drawStage, type StagePart, stageParts } from "./stage-drawing.ts";
import { drawStrand } from "./strand-drawing.ts";
import { drawWall, type NameSize } from "./wall-drawing.ts";

/** Each entry is about 20 KB. */
const MAX_ENTRIES = 200;
const SIGNATURE_LENGTH = 16;
const HASH_LENGTH = 8;

const drawn = new LRUCache<string, string>({ max: MAX_ENTRIES });

/** The brands for which this process has made addresses: the current one, and those of previews. */
const looks = new LRUCache<string, DrawingLook>({ max: 20 });

/** Slugs cannot be `404`, see `app/domain/pages/page.ts`. */
const notFoundSeed = "404";

/**
 * Returns the address of the art generated from a text, such as a page's slug. It is signed, so that clients cannot
 * make the server generate arbitrary art, and contains a hash of the look and the art's version, so that caches can
 * keep it. Its fragment says whether the dark theme inverts the art: Safari ignores the colour scheme within an image.
 */
export function drawingAddress(words: string, look: DrawingLook): string {
  const seed = words.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  return addressOf(seed, look) + (isOnPaper(seed) ? paperFragment : "");
}

/** The art of the not-found page: its figures. */
export function notFoundDrawing(look: DrawingLook): string {
  return addressOf(notFoundSeed, look);
}

/** A still picture of a part of the home stage. */
export function stageDrawing(part: StagePart, look: DrawingLook): string {
  return addressOf(stageSeed(part), look);
}

/** The brand's outline, around which the stage's lines are drawn live. */
export function outlineDrawing(look: DrawingLook): string {
  return addressOf(outlineSeed, look);
}

/** The wind around the names of a page's wall of links. */
export function wallDrawing(slug: string, names: NameSize[], look: DrawingLook): string {
  const sizes = names.map(({ letters, lines }) => `${letters}x${lines}`);
  return addressOf(`wall--${sizes.join("-")}--${slug}`, look);
}

/** The strand that passes a page's line of stations. */
export function strandDrawing(slug: string, stations: number, look: DrawingLook): string {
  return addressOf(`strand--${stations}--${slug}`, look);
}

/** Seeds of pages have no double hyphens. */
const outlineSeed = "stage--outline";
const stageSeed = (part: StagePart) => `stage--${part}`;

function addressOf(seed: string, look: DrawingLook): string {
  const hash = hashOf(look);
  looks.set(hash, look);
  return paths.drawing(`${seed}.${hash}.${signatureOf(seed, hash)}`);
}

/**
 * Returns the SVG for the last part of such an address, or the address with the brand's current look if that one is
 * unknown; undefined for an invalid one. `readLook` is called for looks that this process does not know.
 */
export async function readDrawing(
  name: string,
  readLook: () => Promise<DrawingLook>,
): Promise<{ svg: string } | { movedTo: string } | undefined> {
  const [, seed, hash, signature] = /^([a-z0-9-]{1,200})\.([0-9a-f]{8})\.([0-9a-f]{16})$/.exec(name) ?? [];
  if (seed === undefined || hash === undefined || signature === undefined) return undefined;
  if (!isSignedWith(signature, seed, hash)) return undefined;
  const cached = drawn.get(`${seed}.${hash}`);
  if (cached) return { svg: cached };
  const look = looks.get(hash) ?? (await readLook());
  if (hashOf(look) !== hash) return { movedTo: addressOf(seed, look) };
  looks.set(hash, look);
  const svg = draw(seed, look);
  drawn.set(`${seed}.${hash}`, svg);
  return { svg };
}

function draw(seed: string, look: DrawingLook): string {
  if (seed === notFoundSeed) return drawPage("lost", look, notFoundFigures);
  if (seed === outlineSeed) return drawOutline(look.outline ?? []);
  const part = stageParts.find((each) => seed === stageSeed(each));
  if (part) return drawStage(part, look);
  const [kind, sizes = "", slug = ""] = seed.split("--");
  if (kind === "wall") return drawWall(slug, sizes.split("-").map(nameSizeOf));
  if (kind === "strand") return drawStrand(slug, Number(sizes));
  return drawPage(seed, look);
}

function nameSizeOf(size: string): NameSize {
  const [letters, lines] = size.split("x").map(Number);
  return { letters: letters || 1, lines: lines || 1 };
}

function hashOf({ ink, paper, sand, signal, outline }: DrawingLook): string {
  return createHash("sha256")
    .update(JSON.stringify([drawingVersion, ink, paper, sand, signal, outline]))
    .digest("hex")
    .slice(0, HASH_LENGTH);
}

const key = signingKey("page-drawing");

function signatureOf(seed: string, hash: string): string {
  return createHmac("sha256", key).update(`${hash} ${seed}`).digest("hex").slice(0, SIGNATURE_LENGTH);
}

function isSignedWith(signature: string, seed: string, hash: string): boolean {
  return timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(seed, hash)));
}
