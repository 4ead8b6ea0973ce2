import { paths } from "#app/http/paths.ts";

/** The address of a block's picture or file, in the media library or among the site's files. */
export function addressOf({ mediaId, src }: { mediaId?: unknown; src?: unknown }): string | undefined {
  if (typeof mediaId === "string" && mediaId) return paths.media(mediaId);
  return typeof src === "string" && src ? src : undefined;
}
