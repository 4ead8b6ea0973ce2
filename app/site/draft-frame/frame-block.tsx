import type { ReactNode } from "react";

/** Marks the elements of a block, without a box of its own: nothing is laid out otherwise than on the site. */
export function aroundFrameBlock(id: string, block: ReactNode) {
  return (
    <div data-block={id} className="contents">
      {block}
    </div>
  );
}
