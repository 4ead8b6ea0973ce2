import type { Size } from "../../../app/flow-field/point.ts";
import type { Solid } from "./solid.ts";

export type Material = "skin" | "hair" | "cloth";

export interface Bust {
  solids: Record<Material, Solid | undefined>;
  /** Radians: rotation of head and shoulders to their left, and forward tilt. */
  yaw: number;
  pitch: number;
}

/** The visible surface at one sample. */
export interface Sight {
  material: Material;
  place: [x: number, y: number, z: number];
  /** Distance from the viewer, and brightness, 0 to 1. */
  depth: number;
  light: number;
}

export type Seen = (column: number, row: number) => Sight | undefined;

/** Pixels between two samples. */
export const grain = 2;

const lamp = normalised([-0.55, 0.62, 0.56]);

/** What part of the bust is shown. */
export interface Framing {
  /** 1 shows head and shoulders. */
  zoom: number;
  /** Height in the bust's space that is shown at this share of the picture's height. */
  middle: number;
  middleAt: number;
  /** Distance between slices relative to that of a portrait. */
  coarseness: number;
  /** Pixels by which a line swells in full shade, or on a dark ground in full light, as in an engraving. */
  swell: number;
}

/** Renders the bust from the front at the given size (sphere tracing, parallel rays). */
export function seen(
  { solids, yaw, pitch }: Bust,
  { width, height }: Size,
  { zoom, middle, middleAt }: Framing,
): { at: Seen; columns: number; rows: number } {
  const columns = Math.ceil(width / grain) + 1;
  const rows = Math.ceil(height / grain) + 1;
  // Pixels per unit: without zoom the head is slightly less than half of the height.
  const scale = height * 0.405 * zoom;
  const [cosY, sinY] = [Math.cos(yaw), Math.sin(yaw)];
  const [cosP, sinP] = [Math.cos(pitch), Math.sin(pitch)];
  const parts = (Object.entries(solids) as [Material, Solid | undefined][]).filter(([, solid]) => solid);
  const turned = (x: number, y: number, z: number): [number, number, number] => {
    const [ty, tz] = [(y - 0.2) * cosP + z * sinP + 0.2, -(y - 0.2) * sinP + z * cosP];
    return [x * cosY + tz * sinY, ty, -x * sinY + tz * cosY];
  };
  const nearest = (x: number, y: number, z: number) => {
    const [px, py, pz] = turned(x, y, z);
    return parts.reduce(
      (near, [, solid]) => Math.min(near, solid?.(px, py, pz) ?? near),
      Number.POSITIVE_INFINITY,
    );
  };
  const sights = Array.from({ length: columns * rows }, (_, index): Sight | undefined => {
    const x = ((index % columns) * grain - width / 2) / scale;
    const y = middle - (Math.floor(index / columns) * grain - height * middleAt) / scale;
    let z = 1.4;
    for (let step = 0; step < 110 && z > -1.3; step++) {
      const far = nearest(x, y, z);
      if (far < 0.0012) {
        const place = turned(x, y, z);
        const material = parts.reduce(
          (best, [name, solid]) => {
            const distance = solid?.(...place) ?? 9;
            return distance < best.distance ? { name, distance } : best;
          },
          { name: "skin" as Material, distance: 9 },
        ).name;
        return { material, place, depth: z, light: lightAt(nearest, x, y, z) };
      }
      z -= far * 0.8;
    }
    return undefined;
  });
  const at: Seen = (column, row) =>
    column < 0 || row < 0 || column >= columns || row >= rows ? undefined : sights[row * columns + column];
  return { at, columns, rows };
}

function lightAt(solid: Solid, x: number, y: number, z: number): number {
  const step = 0.004;
  const normal = normalised([
    solid(x + step, y, z) - solid(x - step, y, z),
    solid(x, y + step, z) - solid(x, y - step, z),
    solid(x, y, z + step) - solid(x, y, z - step),
  ]);
  const direct = normal[0] * lamp[0] + normal[1] * lamp[1] + normal[2] * lamp[2];
  return Math.min(Math.max(0.5 + 0.5 * direct, 0), 1) ** 1.5;
}

function normalised([x, y, z]: [number, number, number]): [number, number, number] {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}
