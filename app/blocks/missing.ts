import type { DraftBlock } from "./registry.ts";
import { blocks } from "./registry.ts";

/** One thing that stands between a block and its being published. */
export interface Missing {
  blockId: string;
  /** Names and positions inside the block's props: `["steps", 2, "title"]`. */
  path: (string | number)[];
  /** Names the field and what is wrong with it. */
  message: string;
}

/** Everything that must be filled in or put right before the block can be published; empty when it can. */
export function missingOf({ id, type, props }: DraftBlock): Missing[] {
  const parsed = blocks[type].stored.shape.props.safeParse(props);
  if (parsed.success) return [];
  return parsed.error.issues.map(({ path, message }) => ({
    blockId: id,
    path: path.filter((step) => typeof step !== "symbol"),
    message,
  }));
}
