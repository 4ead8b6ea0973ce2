import type { StoredBlock } from "#app/domain/documents/content.ts";
import { findMediaItems } from "#app/domain/media/media.server.ts";
import type { Missing } from "#app/domain/publishing/publication.ts";
import { mediaIdsOf, missingMedia, missingOf } from "./missing.ts";
import { readDraftBlocks } from "./read-blocks.ts";

/** Returns all problems that prevent blocks from being published, in order, then problems of their files. */
export async function missingInBlocks(
  stored: StoredBlock[],
  tx?: Parameters<typeof findMediaItems>[1],
): Promise<Missing[]> {
  const items = await findMediaItems(mediaIdsOf(stored), tx);
  const library = new Map(items.map((item) => [item.id, item]));
  return [...stored.flatMap(missingInBlock), ...missingMedia(stored, library)];
}

function missingInBlock(block: StoredBlock): Missing[] {
  const [draft] = readDraftBlocks([block]).blocks;
  if (draft) return missingOf(draft);
  return [{ blockId: block.id, path: [], message: `A block of the type “${block.type}” cannot be read` }];
}
