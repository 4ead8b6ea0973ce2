import type { MissingInBlocks } from "#app/domain/pages/missing.ts";
import type { Missing } from "#app/domain/publishing/missing.ts";
import { missingOf } from "./missing.ts";
import { readDraftBlocks } from "./read-blocks.ts";

/** Everything that keeps blocks from being published, in their order. */
export const missingInBlocks: MissingInBlocks = (stored) =>
  stored.flatMap((block): Missing[] => {
    const [draft] = readDraftBlocks([block]).blocks;
    if (draft) return missingOf(draft);
    return [{ blockId: block.id, path: [], message: `A block of the kind “${block.type}” cannot be read` }];
  });
