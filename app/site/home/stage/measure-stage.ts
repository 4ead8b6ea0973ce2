import type { Size } from "#app/flow-field/point.ts";
import type { Box } from "../air/painter.ts";

export interface Measures {
  /** Whether the stage's content fits into the viewport, so that it can be pinned. */
  isPinned: boolean;
  view: Size;
  /** The final position of the film's window in the stage. */
  corner: Box;
}

/** What decides the measures. */
export const measuredParts =
  ".stage-view, .stage-opening, .stage-opening > *, .stage-story, .stage-text, .stage-frame";

/**
 * Measures the stage in pixels. A stage that does not fit (phones in landscape, zoom, long headlines) gets `data-short`
 * and is laid out as two scrolling screens.
 */
export function measureStage(stage: HTMLElement): Measures {
  const part = (selector: string) => stage.querySelector<HTMLElement>(selector);
  stage.removeAttribute("data-short");
  const isPinned =
    endOf(part(".stage-opening > :last-child")) <= endOf(part(".stage-opening")) &&
    endOf(part(".stage-frame")) <= (part(".stage-story")?.offsetHeight ?? 0) + 1; // of rounded offsets
  stage.toggleAttribute("data-short", !isPinned);
  const view = boxOf(part(".stage-view"));
  const frame = boxOf(part(".stage-frame"));
  return {
    isPinned,
    view,
    corner: { x: frame.x - view.x, y: frame.y - view.y, width: frame.width, height: frame.height },
  };
}

/** Bottom edge within the offset parent, unaffected by transforms. */
function endOf(element: HTMLElement | null): number {
  return element ? element.offsetTop + element.offsetHeight : 0;
}

/** With subpixel precision. */
function boxOf(element: HTMLElement | null): Box {
  return element?.getBoundingClientRect() ?? { x: 0, y: 0, width: 0, height: 0 };
}

/**
 * Transforms of the film's window between the whole view and its corner. The window lies at `corner` and has the film's
 * proportions; the film fills the window like `object-fit: cover` at every share.
 *
 * @param share 0: the whole view. 1: the corner.
 */
export function windowAt(share: number, view: Size, corner: Box) {
  const between = (whole: number, small: number) => whole + (small - whole) * share;
  const scaleX = between(view.width, corner.width) / corner.width;
  const scaleY = between(view.height, corner.height) / corner.height;
  const cover = Math.max(scaleX, scaleY);
  return {
    /** Offset of the window from its layout position, in pixels. */
    x: between(0, corner.x) - corner.x,
    y: between(0, corner.y) - corner.y,
    scaleX,
    scaleY,
    /** Inverse scale of the film, which cancels the window's distortion. */
    filmX: cover / scaleX,
    filmY: cover / scaleY,
  };
}

/**
 * The same for the brand's own picture or film, which is laid out in the whole view: so the picture is sharp at every
 * share.
 */
export function ownWindowAt(share: number, view: Size, corner: Box) {
  const between = (whole: number, small: number) => whole + (small - whole) * share;
  const scaleX = between(1, corner.width / view.width);
  const scaleY = between(1, corner.height / view.height);
  const cover = Math.max(scaleX, scaleY);
  return {
    x: between(0, corner.x),
    y: between(0, corner.y),
    ...{ scaleX, scaleY, filmX: cover / scaleX, filmY: cover / scaleY },
  };
}
