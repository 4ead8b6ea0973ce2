import { isRecord } from "#app/fields/prop-path.ts";
import { resolveMedia } from "./media.server.ts";
import type { MediaSource } from "./media.ts";
import { mediaIdOf } from "./media-item.ts";

/**
 * Returns what the public reads with the files of its pictures, videos and documents of the library: each object with a
 * `mediaId`, or with the address of a medium as `src`, gets them in its place, or nothing if they cannot be shown. One
 * query, or none without references.
 */
export async function resolvePictures<Content>(content: Content): Promise<Content> {
  const ids = new Set<string>();
  replacePictures(content, (id) => {
    ids.add(id);
    return {};
  });
  if (ids.size === 0) return content;
  const media = await resolveMedia(ids);
  const files = new Map([...media].map(([id, source]) => [id, filesOf(source)]));
  return replacePictures(content, (id) => files.get(id) ?? {}) as Content; // a picture has the same type with its files
}

/** Visitors need no name, type or size. */
function filesOf({ fallback, avif, width, height, focus, placeholder }: MediaSource) {
  return {
    src: fallback,
    ...(avif && { avif }),
    ...(width && { width, height, focus }), // documents have no pixels
    ...(placeholder && { placeholder }),
  };
}

/** Copies only what contains pictures. An object with several uses stays one: responses contain it once. */
function replacePictures(content: unknown, filesOf: (id: string) => object): unknown {
  const copies = new Map<unknown, unknown>();

  const copyOf = (value: unknown): unknown => {
    if (!Array.isArray(value) && !isRecord(value)) return value;
    const copy = copies.get(value) ?? newCopy(value);
    copies.set(value, copy);
    return copy;
  };

  const newCopy = (value: unknown[] | Record<string, unknown>): unknown => {
    if (Array.isArray(value)) {
      const parts = value.map(copyOf);
      return parts.every((part, place) => part === value[place]) ? value : parts;
    }
    const { mediaId, src, ...rest } = value;
    const id = mediaId ?? (typeof src === "string" ? mediaIdOf(src) : undefined);
    if (typeof id === "string") {
      const files = filesOf(id);
      return Object.keys(rest).length === 0 ? files : { ...rest, ...files };
    }
    const parts = Object.entries(value).map(([name, part]) => [name, copyOf(part)] as const);
    return parts.every(([name, part]) => part === value[name]) ? value : Object.fromEntries(parts);
  };

  return copyOf(content);
}
