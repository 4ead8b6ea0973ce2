import { listSharedBlocks } from "#app/domain/content-types/list-shared-blocks.server.ts";
import { readBlocks } from "../read-blocks.ts";
import type { SharedBlocks } from "./replace-shared.ts";

/** Every published shared block whose block can be read. */
export async function readSharedBlocks(): Promise<SharedBlocks> {
  const published = await listSharedBlocks();
  return new Map(
    published.flatMap(({ id, block }) => {
      const [read] = readBlocks(block ? [block] : []).blocks;
      return read ? [[id, read] as const] : [];
    }),
  );
}
