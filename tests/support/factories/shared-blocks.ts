import { randomUUID } from "node:crypto";
import { db } from "#app/platform/database.server.ts";
import { sharedBlocks } from "#db/schema/shared-blocks.ts";

/** A published shared block with a text by default. */
export async function createSharedBlock(values: Partial<typeof sharedBlocks.$inferInsert> = {}) {
  const text = { type: "text", text: "One number, one person who answers." };
  const body = { type: "doc", content: [{ type: "paragraph", content: [text] }] };
  const [created] = await db
    .insert(sharedBlocks)
    .values({
      name: "How to reach us",
      blocks: [
        { id: randomUUID(), type: "rich-text", version: 1, props: { heading: "How to reach us", body } },
      ],
      isPublished: true,
      ...values,
    })
    .returning();
  if (!created) throw new Error("the shared block was not stored");
  return created;
}

/** A block of a page that shows it. */
export function blockShowing({ id }: { id: string }) {
  return { id: randomUUID(), type: "shared-block", version: 1, props: { shared: [id] } };
}
