import { sharedBlockType } from "#app/domain/content-types/shared-block.ts";
import type { Block } from "../registry.ts";

/** The published block of each shared block, by the id of the shared block. */
export type SharedBlocks = ReadonlyMap<string, Block>;

/** Replaces each block that shows a shared block by what is shared, under its own id. Others stay. */
export function replaceShared(blocks: Block[], shared: SharedBlocks): Block[] {
  return blocks.map((block) => {
    const found = block.type === sharedBlockType ? shared.get(block.props.shared[0] ?? "") : undefined;
    return found ? { ...found, id: block.id } : block;
  });
}
