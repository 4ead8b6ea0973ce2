import type { MouseEvent } from "react";
import { Arrow } from "#app/ui/arrow.tsx";
import { sectionsId } from "../stage-id.ts";

/** HOME-06: one screen further down. Without script it leads below the stage. */
export function ScrollDown() {
  return (
    <a
      href={`#${sectionsId}`}
      onClick={scrollOneScreen}
      className="stage-scroll mono flex items-center gap-2 py-2 text-muted hover:text-paper max-lg:hidden"
    >
      Scroll down
      <Arrow to="down" className="size-2.5" />
    </a>
  );
}

function scrollOneScreen(event: MouseEvent) {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollBy({ top: window.innerHeight, behavior: isStill ? "instant" : "smooth" });
}
