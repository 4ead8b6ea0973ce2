import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { buffer, text } from "node:stream/consumers";
import { locateBest, locateVariant, openVariant } from "#app/domain/media/deliver-media.server.ts";
import { mediaIdOf } from "#app/domain/media/media-references.ts";
import { log } from "#app/platform/log.server.ts";
import type { ShareCard } from "./share-card.ts";

/** Milliseconds after which a drawing is given up. */
const patience = 60_000;

/**
 * The picture of a card as PNG; a cover that cannot be read is replaced by lines. A process of its own draws it, because
 * what it needs would stay in the memory of the web process: 85 MB. It runs from its source, as the worker does.
 */
export async function drawShareCard(card: ShareCard): Promise<Buffer> {
  const cover = await readCover(card.cover).catch((err: unknown) => {
    log.warn({ err }, "the cover of a picture for sharing could not be read");
    return undefined;
  });
  const program = join("app", "domain", "share-cards", "render-card-cli.server.ts");
  const child = spawn(process.execPath, ["--import", "tsx", program], { timeout: patience });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  child.stdin.on("error", () => {}); // it ended early, which its exit tells with a reason
  child.stdin.end(JSON.stringify({ card, cover: cover?.toString("base64") ?? null }));
  const [picture, complaint, code] = await Promise.all([buffer(child.stdout), text(child.stderr), ended]);
  if (code !== 0) throw new Error(`the picture was not drawn: ${complaint.slice(-2000)}`);
  return picture;
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
