import type { StoredBlock } from "#app/domain/documents/content.ts";
import { findMediaItems } from "#app/domain/media/media.server.ts";
import { type MissingInBlocks, pageStoreWith } from "#app/domain/pages/publishable-page.server.ts";
import type { Missing } from "#app/domain/publishing/publication.ts";
import * as messages from "./messages.ts";
import { mediaIdsOf, missingMedia, missingOf } from "./missing.ts";
import { migrateBlock, readDraftBlocks } from "./read-blocks.ts";

/** Returns all problems that prevent blocks from being published, in order, then problems of their files. */
export const missingInBlocks: MissingInBlocks = async (stored, tx) => {
  const items = await findMediaItems(mediaIdsOf(stored), tx);
  const library = new Map(items.map((item) => [item.id, item]));
  return [...stored.flatMap(missingInBlock), ...missingMedia(stored, library)];
};

/** Draft, publication, schedule and versions of pages, with the check of their blocks. */
export const pageStore = pageStoreWith({
  missingInBlocks,
  migrateBlock: (block) => migrateBlock(block) as StoredBlock, // only version and props change
});

function missingInBlock(block: StoredBlock): Missing[] {
  const [draft] = readDraftBlocks([block]).blocks;
  if (draft) return missingOf(draft);
  return [{ blockId: block.id, path: [], message: messages.blockUnreadable(block.type) }];
}
