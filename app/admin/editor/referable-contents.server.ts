import type { ReferableContents } from "#app/admin/fields/binding.ts";
import { migrateStored } from "#app/blocks/read-blocks.ts";
import { contentStores } from "#app/domain/content-store/content-store.server.ts";
import { listSharedBlocks } from "#app/domain/content-types/list-shared-blocks.server.ts";
import { sharedBlockType } from "#app/domain/content-types/shared-block.ts";

/** The content items that blocks refer to. */
export async function readReferableContents(): Promise<ReferableContents> {
  const [testimonials, sharedBlocks, published] = await Promise.all([
    contentStores.testimonial.list(),
    contentStores[sharedBlockType].list(),
    listSharedBlocks(),
  ]);
  const blocks = new Map(published.map(({ id, block }) => [id, block && migrateStored(block)]));
  return {
    testimonial: testimonials.map(({ id, title, values, isPublished }) => ({
      ...{ id, title, isPublished },
      name: String(values.name),
    })),
    [sharedBlockType]: sharedBlocks.map(({ id, title, isPublished }) => ({
      ...{ id, title, name: title, isPublished },
      block: blocks.get(id),
    })),
  };
}
