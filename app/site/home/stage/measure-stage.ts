import type { Box, Size } from "./stage-window.ts";

export interface Measures {
  /** Whether the viewport holds all that stands on the stage, so that it can stand while the page is scrolled. */
  isPinned: boolean;
  view: Size;
  /** Where in it the film ends up. */
  corner: Box;
}

/**
 * Measures the stage in pixels. One that does not fit, on a phone held sideways, magnified, or with a long headline,
 * is marked `data-short` and laid out as two screens that are scrolled past.
 */
export function measureStage(stage: HTMLElement): Measures {
  const part = (selector: string) => stage.querySelector<HTMLElement>(selector);
  stage.removeAttribute("data-short");
  const isPinned =
    endOf(part(".stage-opening > :last-child")) <= endOf(part(".stage-opening")) &&
    endOf(part(".stage-text")) <= (part(".stage-frame")?.offsetTop ?? 0);
  stage.toggleAttribute("data-short", !isPinned);
  const view = boxOf(part(".stage-view"));
  const frame = boxOf(part(".stage-frame"));
  return {
    isPinned,
    view,
    corner: { x: frame.x - view.x, y: frame.y - view.y, width: frame.width, height: frame.height },
  };
}

/** Lower edge in the element that it is placed in, whatever transforms do to it meanwhile. */
function endOf(element: HTMLElement | null): number {
  return element ? element.offsetTop + element.offsetHeight : 0;
}

/** With fractions of pixels. */
function boxOf(element: HTMLElement | null): Box {
  return element?.getBoundingClientRect() ?? { x: 0, y: 0, width: 0, height: 0 };
}
