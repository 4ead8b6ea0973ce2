import { sitePaths } from "#app/http/site-paths.ts";

/** Where a picture or file of a block is: in the media library or among the site's own. Empty while none is chosen. */
export function fileAddress({ mediaId, src }: { mediaId?: string; src?: string }): string {
  return mediaId ? sitePaths.media(mediaId) : (src ?? "");
}
