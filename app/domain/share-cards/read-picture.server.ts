import { readFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { locateBest, locateVariant, openVariant } from "#app/domain/media/media-files.server.ts";
import { mediaIdOf } from "#app/domain/media/media-item.ts";
import { builtInFile } from "#app/platform/public-folders.server.ts";

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
export async function readPicture(address: string | null): Promise<Buffer | undefined> {
  if (!address) return undefined;
  if (/^\/art\/[\w/-]+\.(webp|png|avif|svg)$/.test(address)) {
    return readFile(builtInFile(address));
  }
  const located = await locateUploaded(address);
  const object = located && (await openVariant(located.key));
  if (!object || object === "outside") return undefined;
  return buffer(object.body);
}
