import { type Block, type BlockType, blockSchema, blocks, draftBlockSchema } from "#app/blocks/registry.ts";
import type { StoredBlock } from "#app/domain/pages/draft.ts";
import { fieldsOf } from "#app/fields/fields-of.ts";
import { completeProps } from "./complete-props.ts";

/** A block of a draft as the site's views take it; undefined when it is of no kind they know. */
export function completeBlock(block: StoredBlock): Block | undefined {
  if (!isKnown(block.type)) return undefined;
  const completed = { ...block, props: completeProps(fieldsOf(blocks[block.type].props), block.props) };
  const parsed = blockSchema.safeParse(completed);
  if (parsed.success) return parsed.data;
  // Too long, say: everything is there and of its type, which is all that a view asks for.
  return draftBlockSchema.safeParse(completed).data as Block | undefined;
}

function isKnown(type: string): type is BlockType {
  return Object.hasOwn(blocks, type);
}
