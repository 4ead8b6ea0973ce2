import { sitePaths } from "#app/paths/site-paths.ts";

/**
 * The address of a block's picture or file, in the media library or among the site's built-in files. Empty while none
 * is chosen.
 */
export function fileAddress({ mediaId, src }: { mediaId?: string; src?: string }): string {
  return mediaId ? sitePaths.media(mediaId) : (src ?? "");
}
