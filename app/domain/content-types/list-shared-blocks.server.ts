import { eq } from "drizzle-orm";
import type { StoredBlock } from "#app/domain/documents/content.ts";
import { blocksOf } from "#app/domain/documents/content.ts";
import { db } from "#app/platform/database.server.ts";
import { sharedBlocks } from "#db/schema/shared-blocks.ts";
import { sharedBlock } from "./shared-block.ts";
import { liveDraftOf } from "./tables.server.ts";

/** The stored block of each published shared block, with the id of the shared block. */
export async function listSharedBlocks(): Promise<{ id: string; block: StoredBlock | undefined }[]> {
  const rows = await db.select().from(sharedBlocks).where(eq(sharedBlocks.isPublished, true));
  return rows.map((row) => {
    const [block] = blocksOf(liveDraftOf(sharedBlock, new Map(Object.entries(row))));
    return { id: row.id, block };
  });
}
