import { type RefObject, useEffect, useState } from "react";
import { type FrameWidth, frameWidths } from "#app/admin/editor/editor.ts";

/** What the site's sidebar takes of a desktop page, in pixels; it is left out of the picture. See `--sidebar`. */
const sidebar = 270;

interface FrameSize {
  /** Of the page, in its own pixels. */
  width: number;
  height: number;
  scale: number;
  /** Pixels on screen. */
  shownWidth: number;
  shownHeight: number;
  cropped: number;
}

/** Fits a page of a width into the room there is: never larger than it is, as high as the room. */
export function useFrameSize(room: RefObject<HTMLElement>, width: FrameWidth): FrameSize {
  const [space, setSpace] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!room.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSpace({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(room.current);
    return () => observer.disconnect();
  }, [room]);

  const pageWidth = frameWidths[width];
  const crop = width === "desktop" ? sidebar : 0;
  const scale = Math.min(1, space.width / (pageWidth - crop)) || 1;
  return {
    width: pageWidth,
    height: space.height / scale,
    scale,
    shownWidth: (pageWidth - crop) * scale,
    shownHeight: space.height,
    cropped: crop * scale,
  };
}
