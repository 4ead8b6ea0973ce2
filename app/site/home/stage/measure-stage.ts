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

interface Size {
  width: number;
  height: number;
}

interface Box extends Size {
  x: number;
  y: number;
}

/**
 * Transforms of a window onto a film that opens from its corner to the whole view. The window lies at `corner` and
 * has its proportions, which are the film's; the film fills the window, as `object-fit: cover` does, at every share.
 *
 * @param share 0: the whole view. 1: the corner.
 */
export function windowAt(share: number, view: Size, corner: Box) {
  const between = (whole: number, small: number) => whole + (small - whole) * share;
  const scaleX = between(view.width, corner.width) / corner.width;
  const scaleY = between(view.height, corner.height) / corner.height;
  const cover = Math.max(scaleX, scaleY);
  return {
    /** Of the window from its place, in pixels. */
    x: between(0, corner.x) - corner.x,
    y: between(0, corner.y) - corner.y,
    scaleX,
    scaleY,
    /** Of the film inside the window, which undoes the window's distortion. */
    filmX: cover / scaleX,
    filmY: cover / scaleY,
  };
}
