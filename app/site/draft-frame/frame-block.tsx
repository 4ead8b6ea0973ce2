import type { ReactNode } from "react";

/** Marks the elements of a block without a box, so that the layout is the same as on the site. */
export function aroundFrameBlock(id: string, block: ReactNode) {
  return (
    <div data-block={id} className="contents">
      {block}
    </div>
  );
}
