import { smoothstep } from "#app/flow-field/random.ts";
import { shapeSize } from "#app/flow-field/stage-shape.ts";
import type { StageMoment } from "../stage/follow-scroll.ts";
import { MAX_BLUR } from "../timeline.ts";
import type { Layer } from "./painter.ts";

/** CSS pixels by which the shape's lines are scattered at maximum blur. */
const MOST_STREWN = 70;
/** CSS pixels over which lines fade out at the edge of the window: while it fills the view, and in its corner. */
const SOFT_EDGE = { view: 220, corner: 64 };
const BACKGROUND_ALPHA = 0.8;

/**
 * HOME-05: the layers at a moment of the stage: the first screen's lines hidden with its text, the shape forms in the
 * window as the blur clears, and a calm background, `background` of it revealed (0 to 1), lies behind the text.
 */
export function layersAt(moment: StageMoment, background: number): Layer[] {
  const layers: Layer[] = [];
  const still = { x: 0, y: 0, scale: 1, hidden: 0, scatter: 0, alpha: 1, fade: 0 };
  // Complete from the first frame: the still picture below fades into it.
  if (moment.opening > 0)
    layers.push({ ...still, scene: "opening", revealed: 1, hidden: 1 - moment.opening });
  if (background > 0)
    layers.push({
      ...still,
      scene: "background",
      revealed: background,
      alpha: BACKGROUND_ALPHA * background,
    });
  const formed = moment.isPinned ? 1 - moment.blur / MAX_BLUR : 0;
  if (formed > 0) layers.push(shapeLayer(moment, formed));
  return layers;
}

/** The shape covers the window like `object-fit: cover`. */
function shapeLayer({ window: box, shrink, opening }: StageMoment, formed: number): Layer {
  const scale = Math.max(box.width / shapeSize.width, box.height / shapeSize.height);
  return {
    scene: "shape",
    x: box.x + (box.width - shapeSize.width * scale) / 2,
    y: box.y + (box.height - shapeSize.height * scale) / 2,
    scale,
    clip: box,
    fade: SOFT_EDGE.view + (SOFT_EDGE.corner - SOFT_EDGE.view) * shrink,
    // The first screen's lines fade out through the window; those behind the text must not cross the shape.
    isOpaque: opening === 0,
    alpha: smoothstep(0, 0.2, formed),
    revealed: smoothstep(0, 0.85, formed),
    hidden: 0,
    scatter: MOST_STREWN * (1 - smoothstep(0, 0.95, formed)) ** 2,
  };
}
