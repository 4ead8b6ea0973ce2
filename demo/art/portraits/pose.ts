import type { Line, Point, Size } from "../../../app/flow-field/point.ts";
import { type Distance, polygon, sampledDistance } from "../../../app/flow-field/shapes.ts";
import type { Lock } from "./hair.ts";
import { closed, open, type Places } from "./outline.ts";

export interface Framing {
  /** Pixels per unit of the head. */
  scale: number;
  /** The place of the ear, as shares of the picture. */
  at: Point;
  /** Weight of the lines and the gaps between them. */
  weight: number;
}

export interface Pose {
  faces?: "left" | "right";
  /** Radians by which the head is bent forwards. */
  nod?: number;
}

/** A part of the body in the picture. */
export interface Part {
  outline: Line;
  inside: Distance;
  guides: Line[];
}

/** Places parts of the body in the picture. */
export function posed({ faces = "right", nod = 0 }: Pose, { scale, at }: Framing, { width, height }: Size) {
  const [cos, sin] = [Math.cos(nod), Math.sin(nod)];
  const mirrored = faces === "left" ? -scale : scale;
  const place = ({ x, y }: Point): Point => {
    const share = Math.min(Math.max((230 - y) / 130, 0), 1); // the head turns around the nape, the shoulders stay
    const [dx, dy] = [x + 40, y - 120];
    const turned = { x: dx * cos - dy * sin - 40, y: dx * sin + dy * cos + 120 };
    return {
      x: width * at.x + mirrored * (x + (turned.x - x) * share),
      y: height * at.y + scale * (y + (turned.y - y) * share),
    };
  };
  const line = (places: Places): Line => open(places).map(place);
  const part = ({ outline, guides }: Lock): Part => {
    const edge = closed(outline).map(place);
    return {
      outline: edge,
      inside: sampledDistance(polygon(edge), width, height, 3),
      guides: guides.map(line),
    };
  };
  return { line, part };
}
