import { Arrow } from "#app/ui/arrow.tsx";
import { sectionsId } from "../stage-id.ts";

/** HOME-06: one screen further down, see `stage-motion-element.ts`. Without script it leads below the stage. */
export function ScrollDown() {
  return (
    <a
      href={`#${sectionsId}`}
      data-scroll-down
      className="stage-scroll mono flex items-center gap-2 py-2 text-muted hover:text-paper max-lg:hidden"
    >
      Scroll down
      <Arrow to="down" className="size-2.5" />
    </a>
  );
}
