import { circle, type Distance, type Outline, outlined } from "./shapes.ts";

/** The size of the drawing in the stage's window, which has its proportions. */
export const shapeSize = { width: 1280, height: 720 };

/** Its middle, and half of its height in pixels. */
const shapePlace = { centre: { x: 640, y: 330 }, unit: 195 };

/** The brand's outline, or a circle. */
export function stageShape(outline: Outline | undefined): Distance {
  const { centre, unit } = shapePlace;
  return outline ? outlined(outline, centre, unit) : circle(centre, unit * 0.9);
}
