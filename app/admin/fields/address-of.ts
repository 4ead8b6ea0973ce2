import { paths } from "#app/http/paths.ts";

/** Where a picture or a file of a block can be seen: one of the media library, or of the site's own. */
export function addressOf({ mediaId, src }: { mediaId?: unknown; src?: unknown }): string | undefined {
  if (typeof mediaId === "string" && mediaId) return paths.media(mediaId);
  return typeof src === "string" && src ? src : undefined;
}
