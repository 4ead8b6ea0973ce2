export interface Size {
  width: number;
  height: number;
}

export interface Box extends Size {
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
