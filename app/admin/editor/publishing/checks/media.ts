import { loadMediaItems } from "#app/admin/media/media-items.ts";
import { mediaIdsOf, missingMedia } from "#app/blocks/missing-media.ts";
import type { PageDraft } from "#app/domain/pages/draft.ts";
import type { Finding } from "../finding.ts";

/** Files that publishing refuses, as the library has them now. */
export async function findInMedia({ blocks }: PageDraft): Promise<Finding[]> {
  const library = await loadMediaItems(mediaIdsOf(blocks));
  return missingMedia(blocks, library).map(({ blockId, path, message }) => ({
    weight: "stop",
    message,
    place: { kind: "block", blockId, path },
  }));
}
